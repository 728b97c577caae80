import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Reply } from 'lucide-react'
import { type ContactMessage, ContactStatus } from 'shared/model/people/contact-message'
import { ID_SHOWN } from 'shared/rules/people-words'
import { useLanguage } from '#session/language'
import { AnchorButton } from '#ui/anchor-button'
import { Badge } from '#ui/badge'
import { toast } from '#ui/feedback/toast'
import { Select } from '#ui/form/select'
import { Icon } from '#ui/icon'
import { DataTable } from '#ui/tables/data-table'
import { ClampedText } from '../clamped-text'
import { momentText } from '../moment-text'
import { MESSAGE_STATUS } from './message-words'
import { replyLink } from './reply-link'

const Acts = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } })

/** Messages as a table. The status is changed in the row; a reply is written in the mail program. */
export function MessageTable({
  messages,
  busy,
  onStatus,
}: {
  messages: readonly ContactMessage[]
  /** Id of the message being changed. */
  busy: string | undefined
  onStatus: (id: string, status: ContactStatus) => void
}) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const offerAnswered = ({ id, status }: ContactMessage) => {
    if (status === 'answered') return
    toast({
      tone: 'info',
      title: t`Your mail program opens`,
      action: { label: t`Mark as answered`, onPress: () => onStatus(id, 'answered') },
    })
  }
  return (
    <DataTable
      cards="grid"
      caption={t`Contact messages`}
      columns={[
        t`Date`,
        t`Learner`,
        { label: t`Email`, kind: 'wide' },
        { label: t`Subject`, kind: 'title' },
        { label: t`Message`, kind: 'wide' },
        t`Status`,
        { label: t`Actions`, kind: 'wide' },
      ]}
      rows={messages.map((message) => {
        const { id, subject, status } = message
        const { name, ...look } = MESSAGE_STATUS[status]
        return {
          key: id,
          cells: [
            momentText(language, message.createdAt),
            <>
              {message.account.name}
              {message.name !== message.account.name && (
                <small>
                  <Trans>Signed as: {message.name}</Trans>
                </small>
              )}
              <small>{message.userId.slice(0, ID_SHOWN)}</small>
            </>,
            <>
              {message.account.email}
              {message.email !== message.account.email && (
                <small>
                  <Trans>Reply to: {message.email}</Trans>
                </small>
              )}
            </>,
            subject,
            <ClampedText key="message" text={message.message} subject={subject} />,
            <Badge key="status" {...look}>
              {i18n._(name)}
            </Badge>,
            <Acts key="acts">
              <Select
                css={{ width: 'auto', minWidth: '130px' }}
                aria-label={t`Status of “${subject}”`}
                aria-busy={busy === id || undefined}
                value={status}
                onChange={(event) => onStatus(id, ContactStatus.parse(event.target.value))}
              >
                {ContactStatus.options.map((one) => (
                  <option key={one} value={one}>
                    {i18n._(MESSAGE_STATUS[one].name)}
                  </option>
                ))}
              </Select>
              <AnchorButton
                size="sm"
                href={replyLink(message)}
                aria-label={t`Reply to “${subject}”`}
                onClick={() => offerAnswered(message)}
              >
                <Icon of={Reply} size="s" />
                <Trans>Reply</Trans>
              </AnchorButton>
            </Acts>,
          ],
        }
      })}
    />
  )
}
