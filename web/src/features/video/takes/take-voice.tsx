import { Trans, useLingui } from '@lingui/react/macro'
import { AudioLines } from 'lucide-react'
import type { Recording } from '#data/media/media-tables'
import type { TakeNote } from '#data/media/take-note'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { SoundReport } from '#ui/media/sound-report'
import { SPEECH_LANGUAGE_NAMES } from '#ui/media/speech-language-words'
import { useTakeVoice } from './use-take-voice'

/** The analysis of a video answer's sound, or the button that makes it. */
export function TakeVoice({ recording, note }: { recording: Recording; note: TakeNote }) {
  const language = useLanguage()
  const { i18n } = useLingui()
  const { working, failed, spoken, analyse } = useTakeVoice()
  if (note.sound) return <SoundReport sound={note.sound} language={language} />
  return (
    <div>
      <Button loading={working} onClick={() => analyse(recording)}>
        <Icon of={AudioLines} size="s" />
        <Trans>Analyze my voice</Trans>
      </Button>
      <p role="status">
        {failed ? (
          <Trans>This browser couldn’t read the sound of this recording. You can still play it.</Trans>
        ) : (
          <Trans>
            Pauses, pace and pitch range, on this device: nothing is sent. The pace is calculated for{' '}
            {i18n._(SPEECH_LANGUAGE_NAMES[spoken])}, as chosen in the speech test.
          </Trans>
        )}
      </p>
    </div>
  )
}
