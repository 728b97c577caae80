import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'

const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    marginTop: '6',
    '& > .next': { marginLeft: 'auto' },
    // On a phone the button to the next question or to the end is on a line of its own, over the whole width.
    smDown: { '& > *': { flex: '1 1 auto' }, '& > .next': { flexBasis: '100%', order: -1 } },
  },
})
const Note = chakra('p', { base: { marginTop: '4', fontSize: 'sm', color: 'fg.subtle' } })

/** Previous, next, finish. */
export function RunButtons({
  index,
  count,
  submitting,
  onTurn,
  onFinish,
}: {
  index: number
  count: number
  submitting: boolean
  onTurn: (by: 1 | -1) => void
  onFinish: () => void
}) {
  const last = index === count - 1
  return (
    <>
      <Buttons>
        {index > 0 && (
          <Button onClick={() => onTurn(-1)}>
            <Icon of={ArrowLeft} size="s" />
            <Trans>Previous question</Trans>
          </Button>
        )}
        {!last && (
          <Button tone="quiet" loading={submitting} onClick={onFinish}>
            <Trans>Finish the quiz</Trans>
          </Button>
        )}
        {last ? (
          <Button className="next" tone="primary" loading={submitting} onClick={onFinish}>
            <Icon of={Check} size="s" />
            <Trans>Finish the quiz</Trans>
          </Button>
        ) : (
          <Button className="next" tone="primary" onClick={() => onTurn(1)}>
            <Trans>Next question</Trans>
            <Icon of={ArrowRight} size="s" />
          </Button>
        )}
      </Buttons>
      <Note>
        <Trans>You can leave this page: your answers are saved here, and the clock keeps running.</Trans>
      </Note>
    </>
  )
}
