import { useLingui } from '@lingui/react/macro'
import { difficultyOf } from 'shared/rules/typing/typing-presets'
import { DIFFICULTY_NAMES } from '#ui/labels/text-difficulty-words'

/** The name of a difficulty, including its former names; an unknown value is shown unchanged. */
export function useDifficultyName() {
  const { i18n } = useLingui()
  return (name: string): string => {
    const difficulty = difficultyOf(name)
    return difficulty ? i18n._(DIFFICULTY_NAMES[difficulty]) : name
  }
}
