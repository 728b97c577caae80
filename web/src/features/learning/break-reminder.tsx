import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Coffee } from 'lucide-react'
import { Notice } from '#ui/feedback/notice'
import { useBreakReminder } from './use-break-reminder'

/** A place at the top of the screen that does not scroll with the page. */
const Place = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    top: { base: 'calc({sizes.topBar} + 8px)', lg: '6' },
    left: { base: 'calc(16px + env(safe-area-inset-left))', lg: 'auto' },
    right: { base: 'calc(16px + env(safe-area-inset-right))', lg: 'calc(24px + env(safe-area-inset-right))' },
    width: { lg: '380px' },
    borderRadius: 'md',
    boxShadow: 'overlay',
    _print: { display: 'none' },
  },
})

/** After a quarter of an hour of reading, a reminder to look away from the screen and stretch. */
export function BreakReminder() {
  const shown = useBreakReminder()
  return (
    <div role="status">
      {shown && (
        <Place>
          <Notice icon={Coffee}>
            <b>
              <Trans>Fifteen minutes of reading.</Trans>
            </b>{' '}
            <Trans>Look up and stretch: the page will wait for you.</Trans>
          </Notice>
        </Place>
      )}
    </div>
  )
}
