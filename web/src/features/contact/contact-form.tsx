import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { CONTACT_MESSAGE_MAX } from 'shared/model/people/contact-message'
import type { User } from 'shared/model/people/user'
import { useOnline } from '#browser/online'
import { type ContactDraft, holdContactDraft, saveContactDraft, sendContact } from '#data/account/contact'
import { currentDb, unlessClosed } from '#data/db/db'
import { errorText } from '#i18n/error-texts'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { toast } from '#ui/feedback/toast'
import { Field } from '#ui/form/field'
import { Form } from '#ui/form/form'
import { TextField } from '#ui/form/text-field'
import { Textarea } from '#ui/form/textarea'
import { useForm } from '#ui/form/use-form'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { checkMessage } from './check-message'

const DRAFT_AFTER_MS = 500

/** The contact form; its draft is stored on the device until it is sent. */
export function ContactForm({ user, begun }: { user: User; begun: ContactDraft | null }) {
  const { t, i18n } = useLingui()
  const online = useOnline()
  const [done, setDone] = useState<'sent' | 'queued'>()
  const { values, field, submit, submitting, reset } = useForm(
    { name: user.displayName, email: user.email ?? '', subject: begun?.subject ?? '', message: begun?.message ?? '' },
    checkMessage,
    { tellsEmpty: true },
  )
  const { subject, message } = values
  const last = useRef(`${subject}\n${message}`)
  useEffect(() => {
    const text = `${subject}\n${message}`
    if (last.current === text) return
    last.current = text
    const db = currentDb()
    holdContactDraft(db, { subject, message })
    const timer = setTimeout(
      () => void saveContactDraft(db, { subject, message }).catch(unlessClosed(db)),
      DRAFT_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [subject, message])

  const send = async () => {
    try {
      const how = await sendContact(currentDb(), { ...values, message: message.trim().slice(0, CONTACT_MESSAGE_MAX) })
      setDone(how)
      reset({ ...values, subject: '', message: '' })
      if (how === 'sent') toast({ tone: 'success', title: t`Message sent` })
    } catch (error) {
      if (!(error instanceof ApiError) || error.body?.issues) throw error
      const description =
        error.status === 401
          ? t`Please sign in again, then send it: your message is saved.`
          : error.status === 429
            ? t`Too many requests. Try again in a minute.`
            : error.body
              ? errorText(i18n, error.body.error)
              : t`The message couldn’t be sent. Please try again later.`
      toast({ tone: 'danger', title: t`Failed to send message`, description })
    }
  }
  const left = CONTACT_MESSAGE_MAX - message.trim().length
  const { error, ...messageField } = field('message')
  return (
    <Card>
      <Form noValidate css={{ maxWidth: '38rem' }} onSubmit={submit(send)} onChange={() => setDone(undefined)}>
        {done === 'sent' && (
          <Notice tone="success" role="status">
            <Trans>Message sent. We answer within 24 hours, at the address that you gave.</Trans>
          </Notice>
        )}
        {done === 'queued' && (
          <Notice tone="warning" role="status">
            {online ? (
              <Trans>
                The server is not responding. Your message is saved here and will be sent as soon as possible.
              </Trans>
            ) : (
              <Trans>
                You are offline. Your message is saved here and will be sent as soon as you are back online.
              </Trans>
            )}
          </Notice>
        )}
        <TextField {...field('name')} label={t`Name`} autoComplete="name" />
        <TextField {...field('email')} label={t`Email`} type="email" autoComplete="email" />
        <TextField {...field('subject')} label={t`Subject`} />
        <Field
          label={t`Message`}
          error={error}
          hint={
            left >= 0 ? (
              <Plural value={left} one="# character left" other="# characters left" />
            ) : (
              <Plural
                value={-left}
                one="# character too many: the end will not be sent"
                other="# characters too many: the end will not be sent"
              />
            )
          }
        >
          {(control) => <Textarea {...messageField} {...control} rows={8} />}
        </Field>
        <div>
          <Button type="submit" tone="primary" loading={submitting}>
            <Icon of={Send} size="s" />
            <Trans>Send</Trans>
          </Button>
        </div>
      </Form>
    </Card>
  )
}
