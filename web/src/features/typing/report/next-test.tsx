import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { Countdown } from '#ui/feedback/countdown'
import { Notice } from '#ui/feedback/notice'

/** Seconds between End Test and the next run. */
const NEXT_TEST_S = 3

/** Counts down to the next run; the learner can stop it to read the result. */
export function NextTest({ onNext, onStay }: { onNext: () => void; onStay: () => void }) {
  return (
    <Notice
      action={
        <Button size="sm" onClick={onStay}>
          <Trans>Stay here</Trans>
        </Button>
      }
    >
      <Countdown seconds={NEXT_TEST_S} onDone={onNext}>
        {(left) => <Plural value={left} one="New test in # s" other="New test in # s" />}
      </Countdown>
    </Notice>
  )
}
