import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { ContactStatus } from 'shared/model/people/contact-message'
import { allContactMessages, setContactStatus, useContactMessages } from '#data/admin/admin-people'
import { tellFailure } from '#session/tell-failure'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { toast } from '#ui/feedback/toast'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { AdminSection } from '../admin-section'
import { AnswerFrame } from '../answer-frame'
import { MoreButton, RefreshButton } from '../list-buttons'
import { Controls } from '../people/people-controls'
import { TableExport } from '../statistics/table-export'
import { useAdminAddress } from '../use-admin-address'
import { MessageTable } from './message-table'
import { MESSAGE_STATUS } from './message-words'

/** Messages of learners to the team, the newest first. */
export function ContactsTab() {
  const { t, i18n } = useLingui()
  const { status, filter } = useAdminAddress()
  const messages = useContactMessages(status)
  const [busy, setBusy] = useState<string>()
  const narrowing = useRef<HTMLSelectElement>(null)
  const change = async (id: string, next: ContactStatus) => {
    setBusy(id)
    try {
      await setContactStatus(id, next)
      toast({ tone: 'success', title: t`Status changed` })
      // A message that no longer matches the filter disappears, together with the focus inside it.
      if (status !== undefined && next !== status) narrowing.current?.focus({ preventScroll: true })
      messages.again()
    } catch (error) {
      tellFailure(i18n, error, t`The status couldn’t be changed`)
    } finally {
      setBusy(undefined)
    }
  }
  const rows = async () => [
    [t`Date`, t`Name`, t`Email`, t`Account name`, t`Account email`, t`Learner ID`, t`Subject`, t`Message`, t`Status`],
    ...(await allContactMessages(status)).map((message) => [
      message.createdAt,
      message.name,
      message.email,
      message.account.name,
      message.account.email,
      message.userId,
      message.subject,
      message.message,
      i18n._(MESSAGE_STATUS[message.status].name),
    ]),
  ]
  return (
    <AdminSection
      title={<Trans>Contact messages</Trans>}
      acts={
        <>
          <TableExport name="situ-contacts" rows={rows} failed={t`The messages couldn’t be exported`} />
          <RefreshButton {...messages} />
        </>
      }
    >
      <Controls>
        <Field label={<Trans>Status</Trans>}>
          {(control) => (
            <Select
              {...control}
              ref={narrowing}
              value={status ?? ''}
              onChange={(event) =>
                void filter({ status: ContactStatus.options.find((one) => one === event.target.value) })
              }
            >
              <option value="">{t`All messages`}</option>
              {ContactStatus.options.map((one) => (
                <option key={one} value={one}>
                  {i18n._(MESSAGE_STATUS[one].name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Controls>
      <AnswerFrame value={messages.items} failure={messages.failure} again={messages.again}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              drawing="talk"
              title={status ? t`No messages with this status` : t`No messages yet`}
              action={
                status && (
                  <Button onClick={() => void filter({ status: undefined })}>
                    <Trans>Show all messages</Trans>
                  </Button>
                )
              }
            >
              <Trans>What learners write to the team arrives here.</Trans>
            </EmptyState>
          ) : (
            <>
              <MessageTable messages={items} busy={busy} onStatus={(id, next) => void change(id, next)} />
              <MoreButton {...messages} />
            </>
          )
        }
      </AnswerFrame>
    </AdminSection>
  )
}
