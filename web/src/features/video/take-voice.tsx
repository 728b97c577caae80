import { Trans, useLingui } from '@lingui/react/macro'
import { AudioLines } from 'lucide-react'
import type { Recording } from '#data/db'
import type { TakeNote } from '#data/take-note'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { SoundReport } from '#ui/sound-report'
import { SPEECH_LANGUAGE_NAMES } from '#ui/speech-language-words'
import { useTakeVoice } from './use-take-voice'

/** What the sound of a video answer says, once it was analysed. */
export function TakeVoice({ recording, note }: { recording: Recording; note: TakeNote }) {
  const language = useLanguage()
  const { i18n } = useLingui()
  const { working, failed, spoken, analyse } = useTakeVoice()
  if (note.sound) return <SoundReport sound={note.sound} language={language} />
  return (
    <div>
      <Button loading={working} onClick={() => analyse(recording)}>
        <Icon of={AudioLines} size="s" />
        <Trans>Analyse my voice</Trans>
      </Button>
      <p role="status">
        {failed ? (
          <Trans>This browser could not read the sound of this recording. It can still be played.</Trans>
        ) : (
          <Trans>
            Pauses, pace and melody, on this device: nothing is sent. The pace is reckoned for{' '}
            {i18n._(SPEECH_LANGUAGE_NAMES[spoken])}, as chosen in the speech test.
          </Trans>
        )}
      </p>
    </div>
  )
}
