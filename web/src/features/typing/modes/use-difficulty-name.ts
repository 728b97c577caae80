import { useLingui } from '@lingui/react/macro'
import { difficultyOf } from 'shared/rules/typing/typing-presets'
import { DIFFICULTY_NAMES } from '#ui/labels/text-difficulty-words'

/**
 * Returns a function that names a difficulty, given by any of its present or former names; an unknown value is returned
 * unchanged.
 */
export function useDifficultyName() {
  const { i18n } = useLingui()
  return (name: string): string => {
    const difficulty = difficultyOf(name)
    return difficulty ? i18n._(DIFFICULTY_NAMES[difficulty]) : name
  }
}
