import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { OnlineUser } from 'shared/model/online-user'
import { unblockPerson, useBlockedNames } from '#data/chat'
import { failureOf } from '#data/chat-unsent'
import { ApiError } from '#data/client'
import { errorText } from '#i18n/error-texts'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { List } from '#ui/list'
import { Notice } from '#ui/notice'
import { failureText } from './failure-text'

/** Whom one has blocked, each with the way back. */
export function BlockedPeople({ people, blocked }: { people: readonly OnlineUser[]; blocked: readonly string[] }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const names = useBlockedNames(blocked)
  const [busy, setBusy] = useState<string>()
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string }>()
  const nameOf = (id: string) =>
    people.find((person) => person.id === id)?.displayName ?? names?.[id] ?? t`A person blocked on another device`

  const unblock = async (id: string) => {
    setBusy(id)
    try {
      const { message } = await unblockPerson(id)
      setSaid({ tone: 'success', text: errorText(i18n, message) })
      // Its button goes with the person.
      heading.current?.focus()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSaid({ tone: 'danger', text: failureText(i18n, language, failureOf(error)) })
    }
    setBusy(undefined)
  }
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>Blocked people</Trans>
      </h3>
      {blocked.length === 0 ? (
        <p className="about">
          <Trans>You have blocked nobody. The menu beside a message does it.</Trans>
        </p>
      ) : (
        <List>
          {blocked.map((id) => (
            <li key={id}>
              <b className="grow">{nameOf(id)}</b>
              <Button
                size="sm"
                aria-label={t`Unblock ${nameOf(id)}`}
                loading={busy === id}
                onClick={() => void unblock(id)}
              >
                <Trans>Unblock</Trans>
              </Button>
            </li>
          ))}
        </List>
      )}
      <div role="status">{said && <Notice tone={said.tone}>{said.text}</Notice>}</div>
    </section>
  )
}
