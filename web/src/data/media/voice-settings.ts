import type { Language } from 'shared/model/bilingual'
import { byLanguage } from 'shared/model/languages'
import { isSpeechLanguage, SPEECH_LANGUAGES, type SpeechLanguage } from 'shared/rules/voice/speech-language'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'

/** How this device records and transcribes the learner's voice. */
export interface VoiceSettings {
  /** Locale of recognition, by the language of the interface. */
  languages: Record<Language, SpeechLanguage>
  /** Whether the browser's service may transcribe, which may send the sound to a server. */
  cloud: boolean
  /** Whether the learner types what was said, without recognition. */
  typed: boolean
  /** Whether the sound of takes is stored. */
  keepSound: boolean
}
export const VOICE_DEFAULTS: VoiceSettings = {
  languages: byLanguage<SpeechLanguage>((language) => SPEECH_LANGUAGES[language][0]),
  cloud: false,
  typed: false,
  keepSound: false,
}
const KEY = 'voice'

function settingsOf(value: unknown): VoiceSettings {
  const { languages, ...kept } = (value ?? {}) as Partial<VoiceSettings>
  const known = (language: Language) => {
    const chosen = languages?.[language]
    return isSpeechLanguage(chosen) ? chosen : VOICE_DEFAULTS.languages[language]
  }
  return { ...VOICE_DEFAULTS, ...kept, languages: byLanguage(known) }
}

/** The voice settings of this device; undefined while they load. */
export const useVoiceSettings = (): VoiceSettings | undefined =>
  useQuery(async (db) => settingsOf((await db.meta.get(KEY))?.value), [])

export const saveVoiceSettings = (db: SituDb, change: Partial<VoiceSettings>) =>
  db.transaction('rw', db.meta, async () => {
    const value = { ...settingsOf((await db.meta.get(KEY))?.value), ...change }
    await db.meta.put({ key: KEY, value })
  })
