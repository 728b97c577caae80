import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Segmented } from '../../ui/form/segmented'

const KEY = 'theme'
type Choice = 'system' | 'light' | 'dark'

const stored = (): Choice => {
  const value = localStorage.getItem(KEY)
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** Stores the choice where public/theme.js reads it, and applies it at once. */
function choose(choice: Choice) {
  if (choice === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, choice)
  const dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
  document.documentElement.classList.toggle('light', !dark)
}

/** Light, dark, or as the device is set. */
export function ThemeChoice() {
  const { t } = useLingui()
  const [choice, setChoice] = useState(stored)
  return (
    <Segmented
      label={t`Appearance`}
      value={choice}
      options={[
        { value: 'system', label: t`Automatic` },
        { value: 'light', label: t`Light` },
        { value: 'dark', label: t`Dark` },
      ]}
      onChange={(next) => {
        choose(next)
        setChoice(next)
      }}
    />
  )
}
