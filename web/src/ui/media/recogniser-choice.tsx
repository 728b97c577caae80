import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Cloud, HardDrive, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { SPEECH_LANGUAGE_NAMES, type SpeechLanguageName } from './speech-language-words'

const Narrow = chakra('div', { base: { maxWidth: '320px' } })

export interface RecogniserChoiceProps {
  way: 'device' | 'cloud' | 'typed' | 'undecided' | 'offline' | 'unsupported' | 'checking'
  language: SpeechLanguageName
  supported: boolean
  local: { state: string | undefined; installing: boolean; refused: boolean; install: () => void }
  /** Nothing can be changed during a recording. */
  disabled: boolean
  onLanguage: (language: SpeechLanguageName) => void
  /** Called when the learner gives or withdraws consent to the browser's service. */
  onCloud: (allowed: boolean) => void
  onTyped: (typed: boolean) => void
}

/**
 * The choice of who transcribes: recognition on this device first, the browser's service only with consent, otherwise
 * the learner.
 */
export function RecogniserChoice(props: RecogniserChoiceProps) {
  const { language, disabled, onLanguage } = props
  const { i18n } = useLingui()
  return (
    <Stack>
      <Narrow>
        <Field label={<Trans>Language you speak</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={language}
              disabled={disabled}
              onChange={(event) => onLanguage(event.target.value as SpeechLanguageName)}
            >
              {Object.entries(SPEECH_LANGUAGE_NAMES).map(([id, name]) => (
                <option key={id} value={id}>
                  {i18n._(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Narrow>
      <Way {...props} />
      <InstallOffer {...props} />
    </Stack>
  )
}

function Way({ way, supported, disabled, onCloud, onTyped }: RecogniserChoiceProps) {
  const typeIt = (
    <Button size="sm" disabled={disabled} onClick={() => onTyped(true)}>
      <Trans>Without speech recognition</Trans>
    </Button>
  )
  const withdraw = (
    <Row>
      <Button size="sm" disabled={disabled} onClick={() => onCloud(false)}>
        <Trans>Withdraw</Trans>
      </Button>
      {typeIt}
    </Row>
  )
  const ways: Record<typeof way, ReactNode> = {
    device: (
      <Notice icon={HardDrive} action={typeIt}>
        <Trans>Your browser writes down what you say on this device. Nothing leaves your device.</Trans>
      </Notice>
    ),
    cloud: (
      <Notice icon={Cloud} action={withdraw}>
        <Trans>
          You have allowed your browser’s speech service to transcribe what you say: your voice may leave this device.
          The sound analysis stays here.
        </Trans>
      </Notice>
    ),
    typed: (
      <Notice
        icon={PencilLine}
        action={
          supported && (
            <Button size="sm" disabled={disabled} onClick={() => onTyped(false)}>
              <Trans>Use recognition</Trans>
            </Button>
          )
        }
      >
        <Trans>
          No speech recognition: your voice is analyzed here, then you type what you said. Nothing leaves your device.
        </Trans>
      </Notice>
    ),
    undecided: (
      <Notice
        icon={Cloud}
        tone="info"
        action={
          <Row>
            <Button size="sm" disabled={disabled} onClick={() => onCloud(true)}>
              <Trans>Allow</Trans>
            </Button>
            {typeIt}
          </Row>
        }
      >
        <Trans>
          Only your browser’s own service can transcribe what you say here: your voice may then leave this device. Allow
          it, or continue without it.
        </Trans>
      </Notice>
    ),
    offline: (
      <Notice tone="warning" action={withdraw}>
        <Trans>
          You are offline: the browser’s service cannot be reached. Your voice is analyzed here, then you type what you
          said.
        </Trans>
      </Notice>
    ),
    checking: (
      <Notice>
        <Trans>Checking what your browser can do…</Trans>
      </Notice>
    ),
    unsupported: (
      <Notice tone="warning" action={typeIt}>
        <Trans>Speech recognition not supported. Use Chrome on HTTPS.</Trans>{' '}
        <Trans>Or continue without it: your voice is analyzed here and you type what you said.</Trans>
      </Notice>
    ),
  }
  return ways[way]
}

function InstallOffer({ way, local, disabled }: RecogniserChoiceProps) {
  const { state, installing, refused, install } = local
  if (way === 'typed' || way === 'unsupported' || (state !== 'downloadable' && state !== 'downloading')) return null
  return (
    <Notice
      icon={HardDrive}
      action={
        state === 'downloadable' && (
          <Button size="sm" loading={installing} disabled={disabled} onClick={install}>
            <Trans>Install</Trans>
          </Button>
        )
      }
    >
      <span role="status">
        {state === 'downloading' ? (
          <Trans>Your browser is fetching recognition for this device.</Trans>
        ) : refused ? (
          <Trans>
            The browser couldn’t install it. Try again with a better internet connection, or choose another way.
          </Trans>
        ) : (
          <Trans>Your browser can install speech recognition on this device: nothing would leave it.</Trans>
        )}
      </span>
    </Notice>
  )
}
