import { useState } from 'react'
import { analyseSound } from 'shared/rules/voice/analyse-sound'
import { decodeSound } from '#browser/decode-sound'
import { db, type Recording } from '#data/db'
import { recordingBlob } from '#data/recordings'
import { changeTakeNote } from '#data/take-notes'
import { useLanguage } from '#session/language'

/** Analyses the sound of a recording here, when it is wanted, and keeps what it says with its note. */
export function useTakeVoice() {
  const language = useLanguage()
  const [working, setWorking] = useState(false)
  const [failed, setFailed] = useState(false)
  const analyse = async (recordings: readonly Recording[]) => {
    setWorking(true)
    setFailed(false)
    const home = db()
    try {
      for (const recording of recordings) {
        const reading = await decodeSound(await recordingBlob(home, recording))
        if (reading) await changeTakeNote(home, recording.id, { sound: analyseSound(reading, language) })
        else setFailed(true)
      }
    } catch {
      setFailed(true)
    }
    setWorking(false)
  }
  return { working, failed, analyse: (...recordings: Recording[]) => void analyse(recordings) }
}
