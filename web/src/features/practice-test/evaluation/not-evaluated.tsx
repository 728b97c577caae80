import { chakra } from '@chakra-ui/react/styled-system'
import { Plural } from '@lingui/react/macro'
import { RESPONSE_MAX } from 'shared/model/evaluation'
import type { RunEvaluationState } from './use-run-evaluation'

const Reasons = chakra('ul', {
  base: { fontSize: 'sm', color: 'fg.muted', display: 'flex', flexDirection: 'column', gap: '1', maxWidth: 'measure' },
})

/** The scenarios that cannot be evaluated, and why. */
export function NotEvaluated({ without }: Pick<RunEvaluationState, 'without'>) {
  const { unheard, unanswered, elsewhere, 'too-long': tooLong } = without
  if (unheard + unanswered + elsewhere + tooLong === 0) return null
  return (
    <Reasons>
      {unheard > 0 && (
        <li>
          <Plural
            value={unheard}
            one="# spoken scenario is not evaluated: its answers have no transcript."
            other="# spoken scenarios are not evaluated: their answers have no transcript."
          />
        </li>
      )}
      {unanswered > 0 && (
        <li>
          <Plural
            value={unanswered}
            one="# written scenario is not evaluated: it has no answer."
            other="# written scenarios are not evaluated: they have no answer."
          />
        </li>
      )}
      {elsewhere > 0 && (
        <li>
          <Plural
            value={elsewhere}
            one="# scenario can’t be evaluated on this device: part of it is missing. Open the test where you took it."
            other="# scenarios can’t be evaluated on this device: parts of them are missing. Open the test where you took it."
          />
        </li>
      )}
      {tooLong > 0 && (
        <li>
          <Plural
            value={tooLong}
            one={`# scenario is not evaluated: the answer has more than ${RESPONSE_MAX} characters.`}
            other={`# scenarios are not evaluated: the answers have more than ${RESPONSE_MAX} characters.`}
          />
        </li>
      )}
    </Reasons>
  )
}
