import { Trans } from '@lingui/react/macro'
import { Mic, MicOff } from 'lucide-react'
import type { MicrophonePermission } from '#browser/microphone-permission'
import { db } from '#data/db'
import type { Recogniser } from '#data/use-recogniser'
import { saveVoiceSettings } from '#data/voice-settings'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Checkbox } from '#ui/checkbox'
import { Notice } from '#ui/notice'
import { RecogniserChoice } from '#ui/recogniser-choice'
import { Stack } from '#ui/stack'

/** Who writes the words down, whether the microphone may be heard, and whether the sound is kept. */
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
  const save = (change: Parameters<typeof saveVoiceSettings>[1]) => void saveVoiceSettings(db(), change)
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
          <Trans>Allow it beside the address of this page, then try again.</Trans>
        </Notice>
      ) : (
        <div>
          <Badge icon={Mic} tone={permission === 'granted' ? 'success' : 'neutral'}>
            {permission === 'granted' ? <Trans>Microphone allowed</Trans> : <Trans>Microphone not asked for yet</Trans>}
          </Badge>
        </div>
      )}
      <Checkbox
        checked={settings.keepSound}
        disabled={disabled}
        onChange={(event) => save({ keepSound: event.currentTarget.checked })}
      >
        <Trans>Keep the sound of my takes on this device</Trans>
        <small>
          <Trans>Otherwise only the figures stay, and a take can be listened to until you leave this page.</Trans>
        </small>
      </Checkbox>
    </Stack>
  )
}
