import { Plural, Trans } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { currentDb } from '#data/db/db'
import type { Recording } from '#data/media/media-tables'
import { deleteRecordingsOf } from '#data/media/recordings'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'

const MB = 1_000_000

/** The storage used by a test's recordings, and a button to delete them. */
export function DeleteRecordings({ runId, recordings }: { runId: string; recordings: readonly Recording[] }) {
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const [deleting, setDeleting] = useState(false)
  if (recordings.length === 0) return null
  const bytes = recordings.reduce((sum, recording) => sum + recording.bytes, 0)
  const size = formatNumber(language, Math.max(0.1, bytes / MB), 1)
  const remove = async () => {
    setDeleting(true)
    await deleteRecordingsOf(currentDb(), runId)
    setDeleting(false)
    setAsking(false)
  }
  return (
    <Row>
      <span className="grow">
        <Plural
          value={recordings.length}
          one={`# recording, ${size} MB, on this device only.`}
          other={`# recordings, ${size} MB, on this device only.`}
        />
      </span>
      <Button tone="danger" onClick={() => setAsking(true)}>
        <Icon of={Trash2} size="s" />
        <Trans>Delete the recordings</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          title={<Trans>Delete the recordings of this test?</Trans>}
          confirm={<Trans>Delete</Trans>}
          loading={deleting}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          <Trans>There is no other copy. Your self-ratings stay.</Trans>
        </ConfirmDialog>
      )}
    </Row>
  )
}
