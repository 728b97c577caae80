import { Trans } from '@lingui/react/macro'
import { Coffee } from 'lucide-react'
import { Notice } from '#ui/notice'
import { Stack } from '#ui/stack'
import { useBreakReminder } from './use-break-reminder'

/** After a quarter of an hour of reading: look up. */
export function BreakReminder() {
  const shown = useBreakReminder()
  return (
    <div role="status">
      {shown && (
        <Stack css={{ marginTop: '4', maxWidth: 'measure' }}>
          <Notice icon={Coffee}>
            <b>
              <Trans>Fifteen minutes of reading.</Trans>
            </b>{' '}
            <Trans>Look up and stretch: the page waits for you.</Trans>
          </Notice>
        </Stack>
      )}
    </div>
  )
}
