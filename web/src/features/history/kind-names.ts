import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HistoryKind } from 'shared/rules/progress/history'

/** Labels of the kinds of activity in the history's filter. */
export const KIND_NAMES: Record<HistoryKind, MessageDescriptor> = {
  answer: msg`Answers to scenarios`,
  quiz: msg`Quizzes`,
  test: msg`Practice tests`,
  typing: msg`Typing`,
  video: msg`Video practice`,
  speech: msg`Speech test`,
  module: msg`Modules`,
  review: msg`Questions reviewed`,
  game: msg`Games`,
  focus: msg`Focus sessions`,
  rating: msg`Answers scored`,
}
