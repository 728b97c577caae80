import { chakra } from '@chakra-ui/react/styled-system'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { checkUser } from '#session/session'
import { isRefusal } from '#ui/feedback/refusal'
import { toast } from '#ui/feedback/toast'
import { refusalText } from './refusal-text'

const Line = chakra('span', { base: { display: 'block' } })

/** Shows that a call was refused, and why; any other error is thrown again. */
export function tellFailure(i18n: I18n, error: unknown, title: MessageDescriptor, said?: MessageDescriptor) {
  if (!isRefusal(error)) throw error
  // After the end of the session the sign-in form replaces the screen.
  if (error.status === 401) return void checkUser()
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
