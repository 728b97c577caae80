import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleDot, Trash2 } from 'lucide-react'
import type { ChatReport } from 'shared/model/people/chat-message'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { momentText } from '../moment-text'

const Words = chakra('blockquote', {
  base: { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', borderLeft: '3px solid {colors.border}', paddingLeft: '3' },
})

/** One report: the message and its author, the reason, and the actions. */
export function ChatReportRow({
  report,
  busy,
  onRemove,
  onClose,
}: {
  report: ChatReport
  busy: boolean
  onRemove: () => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const { senderName: name, content, reason, isOpen, isRemoved } = report
  return (
    <li>
      <Stack className="grow">
        <Row>
          <b className="grow">{name}</b>
          {isOpen ? (
            <Badge icon={CircleDot} tone="warning">
              <Trans>Report open</Trans>
            </Badge>
          ) : (
            <Badge icon={CircleCheck}>
              <Trans>Report closed</Trans>
            </Badge>
          )}
          {isRemoved && (
            <Badge icon={Trash2} tone="danger">
              <Trans>Message removed</Trans>
            </Badge>
          )}
        </Row>
        <Words>{content}</Words>
        <div>
          <Trans>Reason: {reason}</Trans>
          <small>{momentText(language, report.createdAt)}</small>
        </div>
        {(isOpen || !isRemoved) && (
          <Row>
            {!isRemoved && (
              <Button size="sm" tone="danger" aria-label={t`Remove the message by ${name}`} onClick={onRemove}>
                <Trans>Remove the message</Trans>
              </Button>
            )}
            {isOpen && (
              <Button size="sm" loading={busy} aria-label={t`Close the report about ${name}`} onClick={onClose}>
                <Trans>Close the report</Trans>
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </li>
  )
}
