import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ScenarioCategory } from 'shared/model/content/scenario'

export const SCENARIO_CATEGORY_NAMES: Record<ScenarioCategory, MessageDescriptor> = {
  communication: msg`Communication`,
  ethics: msg`Ethics`,
  collaboration: msg`Collaboration`,
  'problem-solving': msg`Problem solving`,
  empathy: msg`Empathy`,
  professionalism: msg`Professionalism`,
  general: msg`General`,
}
