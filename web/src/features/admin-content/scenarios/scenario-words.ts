import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KeyPointKind } from 'shared/model/content/rubric'
import type { ScenarioFormat, ScenarioKind } from 'shared/model/content/scenario'
import type { RubricFault } from 'shared/rules/practice/rubric-check'

export const FORMAT_NAMES: Record<ScenarioFormat, MessageDescriptor> = { typed: msg`Typed`, video: msg`Video` }
export const KIND_NAMES: Record<ScenarioKind, MessageDescriptor> = {
  situational: msg`A situation`,
  personal: msg`A personal question`,
  policy: msg`A policy question`,
}
export const POINT_KIND_NAMES: Record<KeyPointKind, MessageDescriptor> = {
  'missing-info': msg`Missing information`,
  perspective: msg`Perspective`,
  principle: msg`Principle`,
  option: msg`Option`,
  action: msg`Action`,
  resource: msg`Resource`,
}
/** Texts of the authoring checks. */
export const FAULT_TEXTS: Record<RubricFault, MessageDescriptor> = {
  'no-stakeholder': msg`Name at least one person or group with a stake.`,
  'key-point-count': msg`A rubric has 5 to 7 key points.`,
  'id-missing': msg`This key point has no ID.`,
  'id-twice': msg`Another key point has this ID.`,
  'text-missing': msg`The text is missing in this language.`,
  'terms-missing': msg`There are no terms in this language.`,
  'term-count': msg`3 to 8 terms per language work best.`,
  'common-word': msg`A single common word appears in nearly every answer: turn it into a phrase or a weak term.`,
  'red-flag-count': msg`A rubric has 1 to 3 red flags.`,
}
