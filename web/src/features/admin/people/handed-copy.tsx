import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import type { AdminUser, HandedPassword } from 'shared/model/people/admin-user'
import { copyText } from '#browser/clipboard'
import { revealPassword } from '#data/admin/admin-people'
import { useLanguage } from '#session/language'
import { tellFailure } from '#session/tell-failure'
import { Button } from '#ui/button'
import { Countdown } from '#ui/feedback/countdown'
import { toast } from '#ui/feedback/toast'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'
import { momentText } from '../moment-text'
import type { useVerified } from '../security/use-verified'

/** Seconds after which a revealed password is hidden again. */
export const SHOWN_SECONDS = 30
const Note = chakra('p', { base: { fontSize: 'xs', color: 'fg.subtle' } })
const NOT_FOUND = 404

/**
 * The readable copy of a password that is to be handed over: masked, revealed on demand, and hidden again
 * automatically.
 */
export function HandedCopy({
  user,
  run,
  onGone,
}: {
  user: AdminUser
  run: ReturnType<typeof useVerified>['run']
  /** Called when the server no longer has the copy. */
  onGone: () => void
}) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const [shown, setShown] = useState<HandedPassword>()
  const [busy, setBusy] = useState(false)
  const hide = () => setShown(undefined)
  // The pressed button disappears: the focus moves to the password.
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
      if (error instanceof ApiError && error.status === NOT_FOUND) onGone()
    } finally {
      setBusy(false)
    }
  }
  const copy = async ({ password }: HandedPassword) => {
    if (await copyText(password)) toast({ tone: 'success', title: t`Copied` })
    else toast({ tone: 'warning', title: t`Your browser does not allow copying. Select the text and copy it.` })
  }
  if (user.plaintextPassword === null) return <Trans>none is saved</Trans>
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
        <Trans>Valid until {until}; they choose their own when they sign in.</Trans>{' '}
        <Countdown seconds={SHOWN_SECONDS} onDone={hide}>
          {(left) => <Trans>Hidden again in {left} s.</Trans>}
        </Countdown>
      </Note>
    </>
  )
}
