import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ChatReport } from 'shared/model/chat-message'
import { closeReport, removeChatMessage, useReports } from '#data/admin-people'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { EmptyState } from '#ui/empty-state'
import { List } from '#ui/list'
import { isRefusal, type Refusal } from '#ui/refusal'
import { toast } from '#ui/toast'
import { ActFailure } from './act-failure'
import { AdminSection } from './admin-section'
import { AnswerFrame } from './answer-frame'
import { ChatReportRow } from './chat-report-row'
import { RefreshButton } from './list-buttons'
import { tellFailure } from './tell-failure'

const NOT_FOUND = 404

/** What learners reported in the chat, the open ones first: the message is removed, or left, and the report closed. */
export function ChatReports({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui()
  const reports = useReports()
  const [busy, setBusy] = useState<string>()
  const [removing, setRemoving] = useState<ChatReport>()
  const [failure, setFailure] = useState<Refusal>()
  const done = (title: string) => {
    toast({ tone: 'success', title })
    reports.again()
    onDone()
  }
  const close = async ({ id }: ChatReport) => {
    setBusy(id)
    try {
      await closeReport(id)
      done(t`The report is closed`)
    } catch (error) {
      tellFailure(i18n, error, t`The report could not be closed`)
    } finally {
      setBusy(undefined)
    }
  }
  const remove = async ({ id, messageId }: ChatReport) => {
    setBusy(id)
    setFailure(undefined)
    try {
      await removeChatMessage(messageId)
      setRemoving(undefined)
      done(t`The message is removed`)
    } catch (error) {
      if (!isRefusal(error)) throw error
      setFailure(error)
      // Its sender was quicker.
      if (error.status === NOT_FOUND) reports.again()
    } finally {
      setBusy(undefined)
    }
  }
  const stop = () => {
    setRemoving(undefined)
    setFailure(undefined)
  }
  return (
    <AdminSection
      title={<Trans>Reports from the chat</Trans>}
      help={<Trans>Messages that learners found out of place, the open reports first.</Trans>}
      acts={<RefreshButton {...reports} />}
    >
      <AnswerFrame value={reports.items} failure={reports.failure} again={reports.again}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState drawing="talk" title={<Trans>No reports</Trans>}>
              <Trans>What learners report in the chat arrives here.</Trans>
            </EmptyState>
          ) : (
            <List aria-label={t`Reports from the chat`}>
              {items.map((report) => (
                <ChatReportRow
                  key={report.id}
                  report={report}
                  busy={busy === report.id}
                  onRemove={() => setRemoving(report)}
                  onClose={() => void close(report)}
                />
              ))}
            </List>
          )
        }
      </AnswerFrame>
      {removing && (
        <ConfirmDialog
          title={<Trans>Remove this message for everybody?</Trans>}
          confirm={<Trans>Remove the message</Trans>}
          loading={busy === removing.id}
          onCancel={stop}
          onConfirm={() => void remove(removing)}
        >
          <p>
            <Trans>It cannot be brought back. Its words stay in the report.</Trans>
          </p>
          <ActFailure title={t`The message could not be removed.`} error={failure} />
        </ConfirmDialog>
      )}
    </AdminSection>
  )
}
