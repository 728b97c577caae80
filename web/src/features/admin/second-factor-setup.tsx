import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactorStart, SecurityState } from 'shared/model/second-factor'
import { copyText } from '#browser/clipboard'
import { confirmSecondFactor, startSecondFactor } from '#data/admin-people'
import { AnchorButton } from '#ui/anchor-button'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { isRefusal, type Refusal } from '#ui/refusal'
import { Row } from '#ui/row'
import { Stack } from '#ui/stack'
import { ActFailure } from './act-failure'
import { CodeForm } from './code-form'
import { QrCode } from './qr-code'
import type { useVerified } from './use-verified'

const Secret = chakra('code', { base: { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' } })
/** Easier to type from a screen. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Makes a secret, shows it once to the authenticator, and turns the second factor on with a first code. */
export function SecondFactorSetup({
  run,
  onDone,
}: {
  run: ReturnType<typeof useVerified>['run']
  onDone: (state: SecurityState) => void
}) {
  const { t } = useLingui()
  const [made, setMade] = useState<SecondFactorStart>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refusal>()
  const [copied, setCopied] = useState('')
  const begin = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setMade((await run(startSecondFactor))?.reply)
    } catch (error) {
      if (!isRefusal(error)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const confirm = async (code: string) => {
    onDone(await confirmSecondFactor(code))
  }
  const copy = async ({ secret }: SecondFactorStart) => {
    const done = await copyText(secret)
    setCopied(done ? t`Copied` : t`The browser does not let us copy. Select the text and copy it.`)
  }
  if (!made)
    return (
      <Stack>
        <p>
          <Trans>
            Your sign-in asks for your password only. With a second factor it also asks for a code that an authenticator
            on your phone shows.
          </Trans>
        </p>
        <ActFailure title={t`The second factor could not be set up.`} error={failure} />
        <div>
          <Button tone="primary" loading={busy} onClick={() => void begin()}>
            <Trans>Set up a second factor</Trans>
          </Button>
        </div>
      </Stack>
    )
  return (
    <Stack>
      <p>
        <Trans>
          Photograph this square with your authenticator, or type the secret into it. It is shown this once. Keep it in
          a safe place: without your phone it is the way back.
        </Trans>
      </p>
      <QrCode text={made.uri} label={t`Square for the authenticator`} />
      <Secret>{inFours(made.secret)}</Secret>
      <Row>
        <Button size="sm" onClick={() => void copy(made)}>
          <Icon of={Copy} size="s" />
          <Trans>Copy the secret</Trans>
        </Button>
        <AnchorButton size="sm" href={made.uri}>
          <Trans>Open in an authenticator on this device</Trans>
        </AnchorButton>
      </Row>
      {/* Beside its button: a toast would lie under the dialog. */}
      <p role="status">{copied}</p>
      <CodeForm label={<Trans>Turn it on</Trans>} onCode={confirm} />
    </Stack>
  )
}
