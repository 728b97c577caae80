import { useState } from 'react'

const KEY = 'situ.focus-settings'
interface Settings {
  sound: boolean
  ambient: boolean
}
const DEFAULTS: Settings = { sound: true, ambient: false }

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return DEFAULTS
  }
}

/** Whether the chime and the ambient sound are on; stored on this device for all its users. */
export function useFocusSettings() {
  const [settings, setSettings] = useState(stored)
  const change = (next: Settings) => {
    localStorage.setItem(KEY, JSON.stringify(next))
    setSettings(next)
  }
  return {
    ...settings,
    toggleSound: () => change({ ...settings, sound: !settings.sound }),
    toggleAmbient: () => change({ ...settings, ambient: !settings.ambient }),
  }
}
