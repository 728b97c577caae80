import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import type { ChatReport } from 'shared/model/people/chat-message'
import { closeReport, removeChatMessage, useReports } from '#data/admin/admin-people'
import { tellFailure } from '#session/tell-failure'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { EmptyState } from '#ui/feedback/empty-state'
import { toast } from '#ui/feedback/toast'
import { List } from '#ui/layout/list'
import { ActFailure } from '../act-failure'
import { AdminSection } from '../admin-section'
import { AnswerFrame } from '../answer-frame'
import { RefreshButton } from '../list-buttons'
import { ChatReportRow } from './chat-report-row'

const NOT_FOUND = 404

/**
 * Reports from the chat, the open ones first. The administrator can remove the reported message, and closes the report
 * in a separate step.
 */
export function ChatReports({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui()
  const reports = useReports()
  const [busy, setBusy] = useState<string>()
  const [removing, setRemoving] = useState<ChatReport>()
  const [failure, setFailure] = useState<ApiError>()
  const done = (title: string) => {
    toast({ tone: 'success', title })
    reports.again()
    onDone()
  }
  const close = async ({ id }: ChatReport) => {
    setBusy(id)
    try {
      await closeReport(id)
      done(t`Report closed`)
    } catch (error) {
      tellFailure(i18n, error, t`The report couldn’t be closed`)
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
      done(t`Message removed`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      // The sender has deleted the message meanwhile.
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
      help={<Trans>Messages reported by learners, open reports first.</Trans>}
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
          title={<Trans>Remove this message for everyone?</Trans>}
          confirm={<Trans>Remove the message</Trans>}
          loading={busy === removing.id}
          onCancel={stop}
          onConfirm={() => void remove(removing)}
        >
          <p>
            <Trans>This can’t be undone. The text stays in the report.</Trans>
          </p>
          <ActFailure title={t`The message couldn’t be removed.`} error={failure} />
        </ConfirmDialog>
      )}
    </AdminSection>
  )
}
