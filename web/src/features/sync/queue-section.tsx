import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CloudUpload, HardDrive, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#browser/online'
import { nameOfWrite } from '#data/outbox/queued-writes'
import { type SyncCounts, useSetAside, useWaiting } from '#data/outbox/sync-status'
import { formatMoment } from '#i18n/format'
import { useLanguage } from '#session/language'
import { currentRunner } from '#session/workspace/workspace'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { List } from '#ui/layout/list'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { SetAsideRow } from './set-aside-row'

/** Rows of the queue that are listed; the others are only counted. */
const SHOWN = 5
const SEND_NOW_MS = 10_000

/** Waiting writes, and writes that the server refused. */
export function QueueSection({ counts }: { counts: SyncCounts }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const online = useOnline()
  const waiting = useWaiting(SHOWN)
  const refused = useSetAside()
  const [sending, setSending] = useState(false)
  const sendNow = async () => {
    setSending(true)
    await currentRunner()?.flush(SEND_NOW_MS)
    setSending(false)
  }
  const more = counts.waiting - waiting.length
  return (
    <PageSection title={<Trans>Sync</Trans>} help={<Trans>If something can’t be sent, we always tell you</Trans>}>
      <Stack>
        <List>
          <li>
            <Icon of={counts.waiting === 0 ? CircleCheck : online ? CloudUpload : WifiOff} />
            <span className="grow">
              <b>
                {counts.waiting === 0
                  ? t`Everything that syncs is on the server`
                  : plural(counts.waiting, {
                      one: '# change waiting to be sent',
                      other: '# changes waiting to be sent',
                    })}
              </b>
              <small>
                {counts.oldest !== undefined && (
                  <Trans>Oldest: {formatMoment(language, counts.oldest, new Date())}</Trans>
                )}
                {counts.oldest === undefined && counts.syncedAt !== undefined && (
                  <Trans>Last sent: {formatMoment(language, counts.syncedAt, new Date())}</Trans>
                )}
              </small>
            </span>
            {counts.waiting > 0 && online && (
              <Button size="sm" loading={sending} onClick={() => void sendNow()}>
                <Trans>Send now</Trans>
              </Button>
            )}
          </li>
          {waiting.map((row) => (
            <li key={row.id}>
              <Icon of={HardDrive} />
              <span className="grow">
                <b>{i18n._(nameOfWrite(row.call))}</b>
                <small>{formatMoment(language, row.writtenAt, new Date())}</small>
              </span>
            </li>
          ))}
          {more > 0 && (
            <li>
              <span className="grow">{plural(more, { one: 'and # more', other: 'and # more' })}</span>
            </li>
          )}
        </List>
        {refused.length > 0 && (
          <List aria-label={t`Rejected by the server`}>
            {refused.map((row) => (
              <SetAsideRow key={row.id} row={row} />
            ))}
          </List>
        )}
      </Stack>
    </PageSection>
  )
}
