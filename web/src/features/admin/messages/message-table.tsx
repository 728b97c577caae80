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
import { LETTER_STATUS } from './letter-words'
import { replyLink } from './reply-link'

const Acts = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } })

/** Messages as a table; the status is changed in the row, a reply is written in the mail program. */
export function LetterTable({
  letters,
  busy,
  onStatus,
}: {
  letters: readonly ContactMessage[]
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
      rows={letters.map((letter) => {
        const { id, subject, status } = letter
        const { name, ...look } = LETTER_STATUS[status]
        return {
          key: id,
          cells: [
            momentText(language, letter.createdAt),
            <>
              {letter.account.name}
              {letter.name !== letter.account.name && (
                <small>
                  <Trans>Signed as: {letter.name}</Trans>
                </small>
              )}
              <small>{letter.userId.slice(0, ID_SHOWN)}</small>
            </>,
            <>
              {letter.account.email}
              {letter.email !== letter.account.email && (
                <small>
                  <Trans>Reply to: {letter.email}</Trans>
                </small>
              )}
            </>,
            subject,
            <ClampedText key="message" text={letter.message} subject={subject} />,
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
                    {i18n._(LETTER_STATUS[one].name)}
                  </option>
                ))}
              </Select>
              <AnchorButton
                size="sm"
                href={replyLink(letter)}
                aria-label={t`Reply to “${subject}”`}
                onClick={() => offerAnswered(letter)}
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
