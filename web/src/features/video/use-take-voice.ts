import { useState } from 'react'
import { analyseSound } from 'shared/rules/voice/analyse-sound'
import { languageOf } from 'shared/rules/voice/speech-language'
import { decodeSound } from '#browser/decode-sound'
import { db, type Recording } from '#data/db'
import { recordingBlob } from '#data/recordings'
import { changeTakeNote } from '#data/take-notes'
import { useVoiceSettings, VOICE_DEFAULTS } from '#data/voice-settings'
import { useLanguage } from '#session/language'

/** Analyses the sound of a recording here, when it is wanted, and keeps what it says with its note. */
export function useTakeVoice() {
  // The language that is spoken, as it is chosen for the speech test.
  const { languages } = useVoiceSettings() ?? VOICE_DEFAULTS
  const spoken = languages[useLanguage()]
  const [working, setWorking] = useState(false)
  const [failed, setFailed] = useState(false)
  const analyse = async (recordings: readonly Recording[]) => {
    setWorking(true)
    setFailed(false)
    const home = db()
    try {
      for (const recording of recordings) {
        const reading = await decodeSound(await recordingBlob(home, recording))
        if (reading) await changeTakeNote(home, recording.id, { sound: analyseSound(reading, languageOf(spoken)) })
        else setFailed(true)
      }
    } catch {
      setFailed(true)
    }
    setWorking(false)
  }
  return { working, failed, spoken, analyse: (...recordings: Recording[]) => void analyse(recordings) }
}
