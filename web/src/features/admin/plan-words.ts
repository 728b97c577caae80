import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Plan } from 'shared/model/user'

/** The plans that are sold keep their names in both languages. */
export const PLAN_NAMES: Record<Plan, MessageDescriptor> = {
  free: msg`Free`,
  starter: msg`Starter`,
  pro: msg`Pro`,
}
