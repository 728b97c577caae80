import { useLingui } from '@lingui/react/macro'
import { difficultyOf } from 'shared/rules/typing-presets'
import { DIFFICULTY_NAMES } from '#ui/text-difficulty-words'

/** The word for a difficulty, also for its names of before; what is none is shown as it is. */
export function useDifficultyName() {
  const { i18n } = useLingui()
  return (name: string): string => {
    const difficulty = difficultyOf(name)
    return difficulty ? i18n._(DIFFICULTY_NAMES[difficulty]) : name
  }
}
