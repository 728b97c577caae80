import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TextDifficulty } from 'shared/model/content/practice-text'

export const DIFFICULTY_NAMES: Record<TextDifficulty, MessageDescriptor> = {
  easy: msg`Beginner`,
  medium: msg`Intermediate`,
  hard: msg`Advanced`,
}
