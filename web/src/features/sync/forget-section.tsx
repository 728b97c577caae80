import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SyncCounts } from '#data/outbox/sync-status'
import { forgetThisDevice, useUser } from '#session/session'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'

/** Removes this user's data from the device and signs the user out, for example on a shared computer. */
export function ForgetSection({ counts }: { counts: SyncCounts }) {
  const { t } = useLingui()
  const { id } = useUser()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const unsent = counts.waiting + counts.setAside
  const forget = async () => {
    setBusy(true)
    await forgetThisDevice(id)
  }
  return (
    <PageSection title={<Trans>Shared computer</Trans>} help={<Trans>Leave nothing behind</Trans>}>
      <Card>
        <Stack>
          <p>
            <Trans>Signing out keeps your data here for your next visit. On a shared computer, remove it.</Trans>
          </p>
          <div>
            <Button tone="danger" onClick={() => setAsking(true)}>
              <Icon of={Trash2} />
              <Trans>Remove my data from this device</Trans>
            </Button>
          </div>
        </Stack>
      </Card>
      {asking && (
        <ConfirmDialog
          title={<Trans>Remove your data from this device and sign out?</Trans>}
          confirm={<Trans>Remove</Trans>}
          loading={busy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void forget()}
        >
          {unsent > 0 && (
            <p>
              <b>
                {plural(unsent, {
                  one: '# change has not been sent and will be lost.',
                  other: '# changes have not been sent and will be lost.',
                })}
              </b>
            </p>
          )}
          <p>{t`Notes, notepad, game results, drafts and recordings exist only here: save a backup first if you want to keep them.`}</p>
        </ConfirmDialog>
      )}
    </PageSection>
  )
}
