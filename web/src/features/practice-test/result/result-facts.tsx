import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { Recording } from '#data/media/media-tables'
import type { PracticeAnswer, PracticeRun } from '#data/practice/practice-run'
import { durationText } from '#i18n/duration-text'
import { formatFactor, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(140px, 1fr))' },
    gap: '1px',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    background: 'border',
    overflow: 'hidden',
    '& > div': { background: 'bg.panel', padding: '14px 16px', display: 'flex', flexDirection: 'column', gap: '1' },
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontSize: 'xl', fontWeight: 600, fontVariantNumeric: 'tabular-nums', lineHeight: 1.2 },
    '& dd > small': { fontSize: 'sm', fontWeight: 500, color: 'fg.muted' },
  },
})

/** Mean of the self-ratings; null without one. */
const meanMark = (answers: readonly PracticeAnswer[]) => {
  const marks = answers.flatMap(({ selfRating }) => selfRating ?? [])
  return marks.length === 0 ? null : marks.reduce((sum, mark) => sum + mark, 0) / marks.length
}

/** The figures of a test: answers saved, duration, extra time, time away, mean self-rating. Never a prediction. */
export function ResultFacts({
  run,
  answers,
  recordings,
}: {
  run: PracticeRun
  answers: readonly PracticeAnswer[]
  recordings: readonly Recording[]
}) {
  const language = useLanguage()
  const written = new Set(answers.filter(({ text }) => text.trim() !== '').map((a) => `${a.scenario}/${a.question}`))
  const spoken = new Set(recordings.map((r) => `${r.scenarioId}/${r.question}`))
  const mean = meanMark(answers)
  const time = ((run.endedAt ?? run.startedAt) - run.startedAt - run.pausedMs) / 1000
  return (
    <List>
      <div>
        <dt>
          <Trans>Answers saved</Trans>
        </dt>
        <dd>
          {written.size + spoken.size}{' '}
          <small>
            <Trans>of {run.scenarios.length * 2}</Trans>
          </small>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Duration</Trans>
        </dt>
        <dd>{durationText(language, Math.max(0, time))}</dd>
      </div>
      <div>
        <dt>
          <Trans>Timing</Trans>
        </dt>
        <dd>{formatFactor(language, run.extraTime)}</dd>
      </div>
      {run.pausedMs > 0 && (
        <div>
          <dt>
            <Trans>Time away, not counted</Trans>
          </dt>
          <dd>{durationText(language, run.pausedMs / 1000)}</dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Your self-rating</Trans>
        </dt>
        <dd>
          {mean === null ? (
            <small>
              <Trans>not rated yet</Trans>
            </small>
          ) : (
            <>
              {formatNumber(language, mean, 1)}{' '}
              <small>
                <Trans>out of 9</Trans>
              </small>
            </>
          )}
        </dd>
      </div>
    </List>
  )
}
