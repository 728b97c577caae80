import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { ContactStatus } from 'shared/model/people/contact-message'
import { allLetters, setLetterStatus, useLetters } from '#data/admin/admin-people'
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
import { LetterTable } from './letter-table'
import { LETTER_STATUS } from './letter-words'

/** Messages of learners to the team, the newest first. */
export function ContactsTab() {
  const { t, i18n } = useLingui()
  const { status, filter } = useAdminAddress()
  const letters = useLetters(status)
  const [busy, setBusy] = useState<string>()
  const narrowing = useRef<HTMLSelectElement>(null)
  const change = async (id: string, next: ContactStatus) => {
    setBusy(id)
    try {
      await setLetterStatus(id, next)
      toast({ tone: 'success', title: t`Status changed` })
      // A message that no longer matches the filter disappears, together with the focus inside it.
      if (status !== undefined && next !== status) narrowing.current?.focus({ preventScroll: true })
      letters.again()
    } catch (error) {
      tellFailure(i18n, error, t`The status could not be changed`)
    } finally {
      setBusy(undefined)
    }
  }
  const rows = async () => [
    [t`Date`, t`Name`, t`Email`, t`Account name`, t`Account email`, t`Learner ID`, t`Subject`, t`Message`, t`Status`],
    ...(await allLetters(status)).map((letter) => [
      letter.createdAt,
      letter.name,
      letter.email,
      letter.account.name,
      letter.account.email,
      letter.userId,
      letter.subject,
      letter.message,
      i18n._(LETTER_STATUS[letter.status].name),
    ]),
  ]
  return (
    <AdminSection
      title={<Trans>Contact messages</Trans>}
      acts={
        <>
          <TableExport name="situ-contacts" rows={rows} failed={t`The messages could not be exported`} />
          <RefreshButton {...letters} />
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
                  {i18n._(LETTER_STATUS[one].name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Controls>
      <AnswerFrame value={letters.items} failure={letters.failure} again={letters.again}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              drawing="talk"
              title={status ? t`No message with this status` : t`No messages yet`}
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
              <LetterTable letters={items} busy={busy} onStatus={(id, next) => void change(id, next)} />
              <MoreButton {...letters} />
            </>
          )
        }
      </AnswerFrame>
    </AdminSection>
  )
}
