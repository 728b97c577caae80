import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { TIMER_RED_BELOW_SECONDS } from 'shared/rules/quizzes/quiz'
import type { QuizRun } from 'shared/rules/quizzes/quiz-run'
import { formatFactor } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Timer } from '#ui/feedback/timer'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useSecondsLeft } from './use-seconds-left'

/** Where the app has a top bar (below `lg`), the clock is fixed in that bar, so that it never scrolls away. */
const Place = chakra('div', {
  base: {
    position: { base: 'fixed', lg: 'static' },
    top: { base: '6px' },
    right: { base: '112px' },
    zIndex: { base: 'nav' },
  },
})

/** The time left in a quiz, red in its last five minutes, which are announced once. */
export function RunTimer({ run }: { run: QuizRun }) {
  const { t } = useLingui()
  const language = useLanguage()
  const seconds = useSecondsLeft(run)
  return (
    <Place>
      <Timer
        seconds={seconds}
        warnBelow={TIMER_RED_BELOW_SECONDS}
        low="danger"
        note={run.extraTime > 1 && formatFactor(language, run.extraTime)}
        label={t`Time left`}
      />
      <VisuallyHidden role="status">
        {seconds < TIMER_RED_BELOW_SECONDS && <Trans>Less than 5 minutes.</Trans>}
      </VisuallyHidden>
    </Place>
  )
}
