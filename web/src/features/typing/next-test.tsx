import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { Countdown } from '#ui/countdown'
import { Notice } from '#ui/notice'

/** Seconds between End Test and the next run (spec 2 §9). */
const NEXT_TEST_S = 3

/** Counts down to the next run; who wants to look at the result stays. */
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
