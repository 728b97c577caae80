import { chakra } from '@chakra-ui/react/styled-system'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { isRefusal } from '#ui/refusal'
import { toast } from '#ui/toast'
import { refusalText } from './refusal-text'

const Line = chakra('span', { base: { display: 'block' } })

/** Tells that something was refused, and why; what is no refusal is a fault and goes on its way. */
export function tellFailure(i18n: I18n, error: unknown, title: MessageDescriptor, said?: MessageDescriptor) {
  if (!isRefusal(error)) throw error
  toast({
    tone: 'danger',
    title: i18n._(title),
    description: (
      <>
        {said && <Line>{i18n._(said)}</Line>} <Line>{refusalText(i18n, error)}</Line>
      </>
    ),
  })
}
