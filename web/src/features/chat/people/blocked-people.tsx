import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import type { OnlineUser } from 'shared/model/people/online-user'
import { unblockPerson, useBlockedNames } from '#data/chat/chat'
import { failureOf } from '#data/chat/chat-unsent'
import { errorText } from '#i18n/error-texts'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { List } from '#ui/layout/list'
import { failureText } from '../failure-text'

/** Blocked people, each with a button that unblocks them. */
export function BlockedPeople({ people, blocked }: { people: readonly OnlineUser[]; blocked: readonly string[] }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const names = useBlockedNames(blocked)
  const [busy, setBusy] = useState<string>()
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string }>()
  const nameOf = (id: string) =>
    people.find((person) => person.id === id)?.displayName ?? names?.[id] ?? t`Someone you blocked on another device`

  const unblock = async (id: string) => {
    setBusy(id)
    try {
      const { message } = await unblockPerson(id)
      setSaid({ tone: 'success', text: errorText(i18n, message) })
      // The pressed button disappears with the person's row, so the focus moves to the heading.
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
          <Trans>You haven’t blocked anyone. To block someone, open the menu next to a message.</Trans>
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
