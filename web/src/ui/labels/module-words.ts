import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ModuleCategory, SkillLevel } from 'shared/model/content/module'
import type { ModuleStatus } from 'shared/model/module-progress'

export const LEVEL_NAMES: Record<SkillLevel, MessageDescriptor> = {
  beginner: msg`Beginner`,
  intermediate: msg`Intermediate`,
  advanced: msg`Advanced`,
}
export const CATEGORY_NAMES: Record<ModuleCategory, MessageDescriptor> = {
  ethics: msg`Ethics`,
  communication: msg`Communication`,
  biology: msg`Biology`,
  professionalism: msg`Professionalism`,
  general: msg`General`,
}
export const STATUS_NAMES: Record<ModuleStatus, MessageDescriptor> = {
  not_started: msg`Not started`,
  in_progress: msg`In progress`,
  completed: msg`Completed`,
}
/** The label of a module's button, by status. */
export const ACTION_NAMES: Record<ModuleStatus, MessageDescriptor> = {
  not_started: msg`Start`,
  in_progress: msg`Continue`,
  completed: msg`Review`,
}
