import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Keyboard, Video } from 'lucide-react'
import { countWords } from 'shared/rules/practice/count-words'
import type { Recording } from '#data/media/media-tables'
import type { PracticeAnswer, PracticeRun } from '#data/practice/practice-run'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { formatNumber } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { ActionContent, ActionList } from '#ui/action-list'

/** The scenarios of a test with the answers given; one is selected for review. */
export function ScenarioList({
  run,
  answers,
  recordings,
  evaluations,
  chosen,
  onChoose,
}: {
  run: PracticeRun
  answers: readonly PracticeAnswer[]
  recordings: readonly Recording[]
  /** The evaluations by the index of their scenario; undefined until they are loaded. */
  evaluations: ReadonlyMap<number, StoredEvaluation> | undefined
  chosen: number
  onChoose: (index: number) => void
}) {
  const { t } = useLingui()
  const shown = useLanguage()
  return (
    <ActionList aria-label={t`Scenarios of the test`}>
      {run.scenarios.map((scenario, index) => {
        const mine = answers.filter((answer) => answer.scenario === index)
        const marks = mine.flatMap(({ selfRating }) => selfRating ?? [])
        const score = evaluations?.get(index)?.score
        const spoken = recordings.filter(({ scenarioId }) => scenarioId === scenario.id)
        return (
          <button
            key={scenario.id}
            type="button"
            aria-current={index === chosen ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <ActionContent
              icon={scenario.format === 'typed' ? Keyboard : Video}
              title={
                <span className={index === chosen ? 'swipe' : undefined} lang={run.language}>
                  {index + 1}. {pick(scenario.title, run.language)}
                </span>
              }
              caption={
                <>
                  {scenario.format === 'typed' ? (
                    <Plural
                      value={mine.reduce((sum, { text }) => sum + countWords(text), 0)}
                      one="# word"
                      other="# words"
                    />
                  ) : (
                    <Plural value={spoken.length} _0="not recorded" one="# recording" other="# recordings" />
                  )}
                  {score !== undefined && (
                    <>
                      {' · '}
                      <Trans>score: {formatNumber(shown, score, 1)} out of 9</Trans>
                    </>
                  )}
                  {marks.length > 0 && (
                    <>
                      {' · '}
                      <Trans>my ratings: {marks.join(', ')}</Trans>
                    </>
                  )}
                </>
              }
            />
          </button>
        )
      })}
    </ActionList>
  )
}
