import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ClipboardPaste, MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import type { Scenario } from 'shared/model/content/scenario'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { formatMoment, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ActionContent, ActionLink, ActionList } from '#ui/action-list'
import { Button } from '#ui/button'
import { useScenarioTitle } from '#ui/labels/use-scenario-title'
import { Stack } from '#ui/layout/stack'
import { useEngineName } from '../assistants/use-engine-name'

const SHOWN = 8

/** Past evaluations, the newest first, each with a link to its result. */
export function EvaluationHistory({
  evaluations,
  scenarios,
}: {
  evaluations: readonly StoredEvaluation[]
  scenarios: readonly Scenario[] | undefined
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const title = useScenarioTitle(language)
  const engineName = useEngineName()
  const [all, setAll] = useState(false)
  const now = new Date()
  const rest = evaluations.length - SHOWN
  return (
    <Stack>
      <ActionList aria-label={t`Past evaluations`}>
        {evaluations.slice(0, all ? undefined : SHOWN).map(({ id, scenarioId, score, createdAt, engine, credited }) => (
          <ActionLink key={id} to="/practice" search={{ result: id } as never}>
            <ActionContent
              icon={engine?.pasted ? ClipboardPaste : MessagesSquare}
              title={title(scenarios?.find((scenario) => scenario.id === scenarioId))}
              caption={
                <>
                  <Trans>{formatNumber(language, score, 1)} out of 9</Trans> · {formatMoment(language, createdAt, now)}{' '}
                  · {engineName(engine)}
                  {credited === false && (
                    <>
                      {' · '}
                      <Trans>without credit</Trans>
                    </>
                  )}
                </>
              }
            />
          </ActionLink>
        ))}
      </ActionList>
      {rest > 0 && !all && (
        <div>
          <Button onClick={() => setAll(true)}>
            <Plural value={rest} one="Show # more" other="Show # more" />
          </Button>
        </div>
      )}
    </Stack>
  )
}
