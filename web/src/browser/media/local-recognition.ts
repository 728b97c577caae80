import { useCallback, useEffect, useState } from 'react'
import type { SpeechLanguage } from 'shared/rules/voice/speech-language'
import { recognitionClass } from './recognition-class'

/** The state of recognition on this device: installed, installable, being installed, or unavailable. */
export type LocalState = 'ready' | 'downloadable' | 'downloading' | 'unavailable'
const STATES: Record<string, LocalState> = {
  available: 'ready',
  downloadable: 'downloadable',
  downloading: 'downloading',
}
const queryOf = (language: SpeechLanguage) => ({ langs: [language], processLocally: true as const })

export const canRecognise = () => recognitionClass() !== undefined

/** A browser that does not reply within this time is treated as having no recognition. */
const PATIENCE_MS = 2000
const LOOK_AGAIN_MS = 3000
const impatience = () => new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS, undefined))

/** The state of a language's recognition on this device, which sends no sound to a server. */
export async function localState(language: SpeechLanguage): Promise<LocalState> {
  try {
    const asked = recognitionClass()?.available?.(queryOf(language))
    return STATES[(asked && (await Promise.race([asked, impatience()]))) ?? ''] ?? 'unavailable'
  } catch {
    // Some browsers have the API's name but not this query.
    return 'unavailable'
  }
}

/**
 * Asks the browser to install recognition of a language; call it from a user gesture. False when it was not installed.
 */
async function installLocal(language: SpeechLanguage): Promise<boolean> {
  try {
    return (await recognitionClass()?.install?.(queryOf(language))) ?? false
  } catch {
    return false
  }
}

/** The state of recognition on this device, and its installation; undefined while it is requested. */
export function useLocalRecognition(language: SpeechLanguage) {
  const [found, setFound] = useState<{ language: SpeechLanguage; state: LocalState }>()
  const [installing, setInstalling] = useState(false)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    let current = true
    setRefused(false)
    void localState(language).then((state) => current && setFound({ language, state }))
    return () => {
      current = false
    }
  }, [language])
  // An installation that the browser started itself ends later, so the state is polled.
  const downloading = found?.state === 'downloading'
  useEffect(() => {
    if (!downloading) return
    const timer = setInterval(async () => {
      const state = await localState(language)
      setFound((now) => (now?.language === language ? { language, state } : now))
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [downloading, language])
  const install = useCallback(async () => {
    setInstalling(true)
    setRefused(false)
    const done = await installLocal(language)
    const state = await localState(language)
    setFound({ language, state })
    setRefused(!done && state !== 'ready')
    setInstalling(false)
  }, [language])
  return { state: found?.language === language ? found.state : undefined, installing, refused, install }
}
