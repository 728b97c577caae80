import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Dimension } from 'shared/rules/evaluator/dimension'
import type { EvidenceFamily } from '#ui/scenario/evidence-text'

type Family = Exclude<EvidenceFamily, 'review'>

export const FAMILY_NAMES: Record<Family, MessageDescriptor> = {
  judgement: msg`Judgement`,
  communication: msg`Communication`,
  empathy: msg`Empathy`,
}
/** The ten dimensions by family, in the order in which they are shown. */
export const FAMILIES: readonly { family: Family; dimensions: readonly Dimension[] }[] = [
  { family: 'judgement', dimensions: ['actions', 'information', 'ethics', 'options', 'dilemma'] },
  { family: 'communication', dimensions: ['structure', 'professionalism', 'nonJudgement'] },
  { family: 'empathy', dimensions: ['empathy', 'perspective'] },
]
export const familyOf = (dimension: string): Family =>
  FAMILIES.find(({ dimensions }) => dimensions.some((one) => one === dimension))?.family ?? 'judgement'

export const DIMENSION_NAMES: Record<Dimension, MessageDescriptor> = {
  actions: msg`Actions and resources`,
  information: msg`Missing information`,
  ethics: msg`Ethics, with reasons`,
  options: msg`Options, if… then`,
  dilemma: msg`Dilemma`,
  structure: msg`Structure`,
  professionalism: msg`Professionalism`,
  nonJudgement: msg`No hasty judgement`,
  empathy: msg`Empathy`,
  perspective: msg`Points of view`,
}
