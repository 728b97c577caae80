import type { Language } from 'shared/model/bilingual'
import { canRecognise, useLocalRecognition } from '#browser/media/local-recognition'
import { useOnline } from '#browser/online'
import { useVoiceSettings, VOICE_DEFAULTS } from './voice-settings'

/**
 * Who transcribes. `undecided`: this device cannot yet, and the learner has not allowed the browser's service.
 * `offline`: the service was allowed but cannot be reached. `unsupported`: this browser has no recognition. `checking`:
 * the browser has not reported its abilities yet.
 */
export type RecogniserWay = 'device' | 'cloud' | 'typed' | 'undecided' | 'offline' | 'unsupported' | 'checking'

/**
 * The state of recognition for a language of the interface; undefined while the learner's choice loads. Recognition on
 * this device is preferred.
 */
export function useRecogniser(interfaceLanguage: Language) {
  const settings = useVoiceSettings()
  const online = useOnline()
  const language = (settings ?? VOICE_DEFAULTS).languages[interfaceLanguage]
  const local = useLocalRecognition(language)
  if (!settings) return undefined
  const supported = canRecognise()
  const way = (): RecogniserWay => {
    if (settings.typed) return 'typed'
    if (!supported) return 'unsupported'
    if (local.state === undefined) return 'checking'
    if (local.state === 'ready') return 'device'
    if (!settings.cloud) return 'undecided'
    return online ? 'cloud' : 'offline'
  }
  return { settings, language, supported, local, way: way() }
}
export type Recogniser = NonNullable<ReturnType<typeof useRecogniser>>
