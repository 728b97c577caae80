import { Trans, useLingui } from '@lingui/react/macro'
import type { Scenario } from 'shared/model/content/scenario'
import { isOwn } from 'shared/rules/practice/rolling-mean'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { Segmented } from '#ui/form/segmented'
import { Stack } from '#ui/layout/stack'
import type { JudgeId } from '../use-practice-address'
import { AskAssistant } from './ask-assistant'
import { AssistantPanel } from './assistant-panel'
import { Opinion } from './opinion'
import { useAssistants } from './use-assistants'

/** Opinions of assistants on the same answer, and how to ask for one. */
export function OtherOpinions({
  own,
  evaluations,
  scenario,
  judge,
  onChoose,
}: {
  own: StoredEvaluation
  evaluations: readonly StoredEvaluation[]
  scenario: Scenario
  judge: JudgeId
  onChoose: (judge: JudgeId) => void
}) {
  const { t } = useLingui()
  const assistants = useAssistants()
  const chosen = assistants.find(({ id }) => id === judge)
  const { response, responseType, answers, scenarioId } = own
  const opinions = evaluations.filter(
    (one) => !isOwn(one) && one.scenarioId === scenarioId && one.response === response,
  )
  return (
    <Stack css={{ gap: '4' }}>
      {opinions.map((opinion) => (
        <Opinion key={opinion.id} opinion={opinion} own={own} />
      ))}
      <div>
        <Segmented<JudgeId>
          label={t`Assistant to ask`}
          value={judge}
          options={assistants.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={onChoose}
        />
      </div>
      {!chosen && opinions.length === 0 && (
        <p>
          <Trans>Choose an assistant to ask it about this answer.</Trans>
        </p>
      )}
      {chosen?.configured && <AskAssistant key={chosen.id} assistant={chosen} evaluation={own} />}
      {chosen && !chosen.configured && (
        <AssistantPanel
          key={chosen.id}
          scenario={scenario}
          assistant={chosen}
          answered={{ response, responseType, ...(answers && { answers }) }}
          onKept={() => onChoose('own')}
        />
      )}
    </Stack>
  )
}
