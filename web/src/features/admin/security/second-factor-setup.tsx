import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import type { SecondFactorStart, SecurityState } from 'shared/model/people/second-factor'
import { copyText } from '#browser/clipboard'
import { confirmSecondFactor, startSecondFactor } from '#data/admin/admin-people'
import { AnchorButton } from '#ui/anchor-button'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { ActFailure } from '../act-failure'
import { CodeForm } from './code-form'
import { QrCode } from './qr-code'
import type { useVerified } from './use-verified'

const Secret = chakra('code', { base: { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' } })
/** The secret in groups of four characters, which are easier to copy from a screen. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Creates a secret, shows it once for the authenticator, and activates two-step verification with a first code. */
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
  const [failure, setFailure] = useState<ApiError>()
  const [copied, setCopied] = useState('')
  const begin = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setMade((await run(startSecondFactor))?.reply)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
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
    setCopied(done ? t`Copied` : t`Your browser does not allow copying. Select the text and copy it.`)
  }
  if (!made)
    return (
      <Stack>
        <p>
          <Trans>
            You sign in with your password only. With two-step verification, you also enter a code from an app on your
            phone.
          </Trans>
        </p>
        <ActFailure title={t`We couldn’t set up two-step verification.`} error={failure} />
        <div>
          <Button tone="primary" loading={busy} onClick={() => void begin()}>
            <Trans>Set up two-step verification</Trans>
          </Button>
        </div>
      </Stack>
    )
  return (
    <Stack>
      <p>
        <Trans>
          Scan this QR code with your authenticator app, or type in the key. It is shown only once. Keep it safe:
          without your phone, it is your only way back in.
        </Trans>
      </p>
      <QrCode text={made.uri} label={t`QR code for your authenticator app`} />
      <Secret>{inFours(made.secret)}</Secret>
      <Row>
        <Button size="sm" onClick={() => void copy(made)}>
          <Icon of={Copy} size="s" />
          <Trans>Copy the key</Trans>
        </Button>
        <AnchorButton size="sm" href={made.uri}>
          <Trans>Open in your authenticator app</Trans>
        </AnchorButton>
      </Row>
      {/* The confirmation is shown below its button, because the dialog would cover a toast. */}
      <p role="status">{copied}</p>
      <CodeForm label={<Trans>Turn it on</Trans>} onCode={confirm} />
    </Stack>
  )
}
