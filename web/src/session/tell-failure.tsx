import { chakra } from '@chakra-ui/react/styled-system'
import type { I18n } from '@lingui/core'
import { ApiError } from 'shared/contract/api-error'
import { refusalText } from '#ui/feedback/refusal-text'
import { toast } from '#ui/feedback/toast'
import { checkUser } from './session'

const Line = chakra('span', { base: { display: 'block' } })

/** Shows that a call was refused, `detail` on a line of its own, and why; any other error is thrown again. */
export function tellFailure(i18n: I18n, error: unknown, title: string, detail?: string) {
  if (!(error instanceof ApiError)) throw error
  // After the end of the session the sign-in form replaces the screen.
  if (error.status === 401) return void checkUser()
  toast({
    tone: 'danger',
    title,
    description: (
      <>
        {detail && <Line>{detail}</Line>} <Line>{refusalText(i18n, error)}</Line>
      </>
    ),
  })
}
