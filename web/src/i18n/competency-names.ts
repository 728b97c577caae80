import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Competency } from 'shared/model/content/module'

/** Names of the nine competencies, in lower case, as inside a sentence. */
export const COMPETENCY_NAMES: Record<Competency, MessageDescriptor> = {
  collaboration: msg`collaboration`,
  communication: msg`communication`,
  empathy: msg`empathy`,
  fairness: msg`fairness`,
  ethics: msg`ethics`,
  motivation: msg`motivation`,
  'problem-solving': msg`problem solving`,
  resilience: msg`resilience`,
  'self-awareness': msg`self-awareness`,
}
