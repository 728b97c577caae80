import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QuizCategory } from 'shared/model/content/quiz'

export const QUIZ_CATEGORY_NAMES: Record<QuizCategory, MessageDescriptor> = {
  casper: msg`Casper test`,
  medical: msg`Medicine`,
  general: msg`General`,
  anatomy: msg`Anatomy`,
  physiology: msg`Physiology`,
  ethics: msg`Ethics`,
  communication: msg`Communication`,
}
