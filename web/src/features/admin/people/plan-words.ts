import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Plan } from 'shared/model/people/user'

/** Names of the plans; paid plans have the same name in both languages. */
export const PLAN_NAMES: Record<Plan, MessageDescriptor> = {
  free: msg`Free`,
  starter: msg`Starter`,
  pro: msg`Pro`,
}
