import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AdminUser, HandedPassword } from 'shared/model/admin-user'
import { copyText } from '#browser/clipboard'
import { revealPassword } from '#data/admin-people'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Countdown } from '#ui/countdown'
import { Icon } from '#ui/icon'
import { isRefusal } from '#ui/refusal'
import { Row } from '#ui/row'
import { toast } from '#ui/toast'
import { momentText } from './moment-text'
import { tellFailure } from './tell-failure'
import type { useVerified } from './use-verified'

/** A revealed password is hidden again after so long. */
export const SHOWN_SECONDS = 30
const Note = chakra('p', { base: { fontSize: 'xs', color: 'fg.subtle' } })
const NOT_FOUND = 404

/** The copy of a password that is kept to be handed over: masked, revealed once on demand, hidden again by itself. */
export function HandedCopy({
  user,
  run,
  onGone,
}: {
  user: AdminUser
  run: ReturnType<typeof useVerified>['run']
  /** The server keeps it no longer. */
  onGone: () => void
}) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const [shown, setShown] = useState<HandedPassword>()
  const [busy, setBusy] = useState(false)
  const hide = () => setShown(undefined)
  // The button that was pressed goes with what it did: the focus stays at the password.
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus({ preventScroll: true })
    before.current = shown
  }, [shown])
  const reveal = async () => {
    setBusy(true)
    try {
      setShown((await run(() => revealPassword(user.id)))?.reply)
    } catch (error) {
      tellFailure(i18n, error, t`The password cannot be shown`)
      if (isRefusal(error) && error.status === NOT_FOUND) onGone()
    } finally {
      setBusy(false)
    }
  }
  const copy = async ({ password }: HandedPassword) => {
    if (await copyText(password)) toast({ tone: 'success', title: t`Copied` })
    else toast({ tone: 'warning', title: t`The browser does not let us copy. Select the text and copy it.` })
  }
  if (user.plaintextPassword === null) return <Trans>none is kept</Trans>
  const name = user.displayName
  if (!shown)
    return (
      <Row ref={place}>
        <code aria-label={t`masked`} role="img">
          {user.plaintextPassword}
        </code>
        <Button size="sm" loading={busy} aria-label={t`Reveal the password of ${name}`} onClick={() => void reveal()}>
          <Icon of={Eye} size="s" />
          <Trans>Reveal</Trans>
        </Button>
      </Row>
    )
  const until = momentText(language, shown.expiresAt)
  return (
    <>
      <Row ref={place}>
        <code>{shown.password}</code>
        <Button size="sm" onClick={() => void copy(shown)}>
          <Icon of={Copy} size="s" />
          <Trans>Copy</Trans>
        </Button>
        <Button size="sm" onClick={hide}>
          <Icon of={EyeOff} size="s" />
          <Trans>Hide</Trans>
        </Button>
      </Row>
      <Note>
        <Trans>Good until {until}; whoever signs in with it chooses their own.</Trans>{' '}
        <Countdown seconds={SHOWN_SECONDS} onDone={hide}>
          {(left) => <Trans>Hidden again in {left} s.</Trans>}
        </Countdown>
      </Note>
    </>
  )
}
