import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { CHAT_REASON_MAX, type ChatMessage } from 'shared/model/people/chat-message'
import { reportMessage } from '#data/chat/chat'
import { failureOf } from '#data/chat/chat-unsent'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Dialog } from '#ui/feedback/dialog'
import { Notice } from '#ui/feedback/notice'
import { Field } from '#ui/form/field'
import { Form } from '#ui/form/form'
import { Textarea } from '#ui/form/textarea'
import { failureText } from '../failure-text'

/** Reports a message to the administrator; `onReported` gets the server's sentence and closes the dialog. */
export function ReportDialog({
  message,
  onReported,
  onClose,
}: {
  message: ChatMessage
  onReported: (sentence: string) => void
  onClose: () => void
}) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const form = useId()
  const [reason, setReason] = useState('')
  const [wasAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const name = message.senderName

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (reason.trim() === '' || isSending) return
    setSending(true)
    try {
      onReported((await reportMessage(message.id, reason.trim())).message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setSending(false)
    }
  }
  return (
    <Dialog
      title={<Trans>Report this message by {name}</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} tone="primary" loading={isSending}>
            <Trans>Report</Trans>
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={(event) => void send(event)}>
        <p>
          <Trans>
            In the chat, be respectful: no insults, no advertising, nothing that could identify a patient, and no real
            test questions. The administrator reads your report; the other person is not told who made it.
          </Trans>
        </p>
        <Field
          label={t`Reason`}
          hint={t`At most ${CHAT_REASON_MAX} characters`}
          error={wasAsked && reason.trim() === '' ? t`Tell us what is wrong with this message` : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              autoFocus
              maxLength={CHAT_REASON_MAX}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
        </Field>
        {failure && (
          <Notice tone="danger" role="alert">
            {failureText(i18n, language, failureOf(failure))}
          </Notice>
        )}
      </Form>
    </Dialog>
  )
}
