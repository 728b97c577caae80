import { Trans, useLingui } from '@lingui/react/macro'
import { Download, RotateCw, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { download } from '#browser/files/download'
import { currentDb } from '#data/db/db'
import type { OutboxRow } from '#data/outbox/outbox-table'
import { nameOfWrite } from '#data/outbox/queued-writes'
import { discardSetAside, exportSetAside, retrySetAside } from '#data/outbox/set-aside'
import { errorText } from '#i18n/error-texts'
import { formatMoment } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'

/** A refused write: what, when, why, and the actions. */
export function SetAsideRow({ row }: { row: OutboxRow }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const name = i18n._(nameOfWrite(row.call))
  const save = async () => download(`situ-${row.id}.json`, await exportSetAside(currentDb(), row))
  return (
    <li>
      <Icon of={TriangleAlert} />
      <span className="grow">
        <b>{name}</b>
        <small>
          {formatMoment(language, row.writtenAt, new Date())}
          {row.lastError && (
            <>
              . <Trans>Rejected by the server: {errorText(i18n, row.lastError.message)}</Trans>
            </>
          )}
        </small>
      </span>
      <IconButton label={t`Send ${name} again`} icon={RotateCw} onClick={() => void retrySetAside(currentDb(), row)} />
      <IconButton label={t`Save ${name} as a file`} icon={Download} onClick={() => void save()} />
      <IconButton label={t`Discard ${name}`} icon={Trash2} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          title={<Trans>Discard this change?</Trans>}
          confirm={<Trans>Discard</Trans>}
          onCancel={() => setAsking(false)}
          onConfirm={() => void discardSetAside(currentDb(), row)}
        >
          <Trans>It exists only on this device. This cannot be undone.</Trans>
        </ConfirmDialog>
      )}
    </li>
  )
}
