import { useState } from 'react'
import { analyseSound } from 'shared/rules/voice/analyse-sound'
import { languageOf } from 'shared/rules/voice/speech-language'
import { decodeSound } from '#browser/media/decode-sound'
import { currentDb } from '#data/db/db'
import type { Recording } from '#data/media/media-tables'
import { recordingBlob } from '#data/media/recordings'
import { changeTakeNote } from '#data/media/take-notes'
import { useVoiceSettings, VOICE_DEFAULTS } from '#data/media/voice-settings'
import { useLanguage } from '#session/language'

/** Analyses the sound of a recording on this device on demand, and stores the result with its notes. */
export function useTakeVoice() {
  // The spoken language, from the settings of the speech test.
  const { languages } = useVoiceSettings() ?? VOICE_DEFAULTS
  const spoken = languages[useLanguage()]
  const [working, setWorking] = useState(false)
  const [failed, setFailed] = useState(false)
  const analyse = async (recordings: readonly Recording[]) => {
    setWorking(true)
    setFailed(false)
    const db = currentDb()
    try {
      for (const recording of recordings) {
        const reading = await decodeSound(await recordingBlob(db, recording))
        if (reading) await changeTakeNote(db, recording.id, { sound: analyseSound(reading, languageOf(spoken)) })
        else setFailed(true)
      }
    } catch {
      setFailed(true)
    }
    setWorking(false)
  }
  return { working, failed, spoken, analyse: (...recordings: Recording[]) => void analyse(recordings) }
}
