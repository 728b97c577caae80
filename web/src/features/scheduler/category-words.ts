import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NoteCategory, NoteInterval } from 'shared/model/note'

/** Names of the categories of notes, each with its colour. */
export const CATEGORY_NAMES: Record<NoteCategory, MessageDescriptor> = {
  blue: msg`Reading (blue)`,
  green: msg`Study group (green)`,
  red: msg`Deadline (red)`,
  orange: msg`Practice (orange)`,
  violet: msg`Practice test (violet)`,
  pink: msg`Personal (pink)`,
  grey: msg`Other (grey)`,
}
export const INTERVAL_NAMES: Record<NoteInterval, MessageDescriptor> = {
  day: msg`Every day`,
  week: msg`Every week`,
  month: msg`Every month`,
}
