import { Trans } from '@lingui/react/macro'
import { Mic, MicOff } from 'lucide-react'
import type { MicrophonePermission } from '#browser/media/microphone-permission'
import { currentDb } from '#data/db/db'
import type { Recogniser } from '#data/media/use-recogniser'
import { saveVoiceSettings } from '#data/media/voice-settings'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Notice } from '#ui/feedback/notice'
import { Checkbox } from '#ui/form/checkbox'
import { Stack } from '#ui/layout/stack'
import { RecogniserChoice } from '#ui/media/recogniser-choice'

/** Settings: who transcribes, the permission of the microphone, and whether the sound is stored. */
export function RecogniserSettings({
  recogniser: { settings, language, supported, local, way },
  permission,
  disabled,
}: {
  recogniser: Recogniser
  permission: MicrophonePermission
  disabled: boolean
}) {
  const interfaceLanguage = useLanguage()
  const save = (change: Parameters<typeof saveVoiceSettings>[1]) => void saveVoiceSettings(currentDb(), change)
  return (
    <Stack css={{ gap: '4' }}>
      <RecogniserChoice
        way={way}
        language={language}
        supported={supported}
        local={{ ...local, install: () => void local.install() }}
        disabled={disabled}
        onLanguage={(chosen) => save({ languages: { ...settings.languages, [interfaceLanguage]: chosen } })}
        onCloud={(cloud) => save({ cloud })}
        onTyped={(typed) => save({ typed })}
      />
      {permission === 'denied' ? (
        <Notice tone="warning" icon={MicOff}>
          <Trans>Microphone permission required for speech analysis.</Trans>{' '}
          <Trans>Allow it in the address bar, then try again.</Trans>
        </Notice>
      ) : (
        <div>
          <Badge icon={Mic} tone={permission === 'granted' ? 'success' : 'neutral'}>
            {permission === 'granted' ? (
              <Trans>Microphone allowed</Trans>
            ) : (
              <Trans>Microphone access not requested</Trans>
            )}
          </Badge>
        </div>
      )}
      <Checkbox
        checked={settings.keepSound}
        disabled={disabled}
        onChange={(event) => save({ keepSound: event.currentTarget.checked })}
      >
        <Trans>Save the sound of my recordings on this device</Trans>
        <small>
          <Trans>
            Otherwise only the figures are saved, and you can listen to the recording until you leave this page.
          </Trans>
        </small>
      </Checkbox>
    </Stack>
  )
}
