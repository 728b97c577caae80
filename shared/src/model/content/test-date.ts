import * as z from 'zod/mini'
import { Language } from '../bilingual.ts'
import { Base } from './edit-base.ts'

/** Sittings are announced in Eastern time. */
export const TEST_ZONE = 'America/Toronto'
export const TEST_TYPE_MAX = 120
export const TEST_SOURCE_MAX = 300

/** Hours and minutes of a 24-hour clock. */
export const ClockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
  .register(z.globalRegistry, { id: 'ClockTime', examples: ['18:00'] })

const fields = {
  /** Day in `TEST_ZONE`. */
  date: z.iso.date(),
  time: ClockTime,
  testType: z.string().check(z.trim(), z.minLength(1), z.maxLength(TEST_TYPE_MAX)),
  /** Language in which this sitting is taken. */
  language: Language,
  /** Where the date was found. */
  source: z.string().check(z.trim(), z.minLength(1), z.maxLength(TEST_SOURCE_MAX)),
  /** Day on which somebody checked the source. */
  checkedOn: z.iso.date(),
}

/** One sitting of the test, entered by the administrator. */
export const TestDate = z
  .object({
    id: z.string(),
    ...fields,
    /** Time of the last change: the version that an edit names. */ updatedAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'TestDate' })
export type TestDate = z.infer<typeof TestDate>

/** A date as it ships with the content, without a saved version. */
export type NewTestDate = Omit<TestDate, 'updatedAt'>

export const TestDateInput = z.object({
  /** Made by the client, so that a repeated request creates one date only. */
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  ...fields,
})
export type TestDateInput = z.infer<typeof TestDateInput>
export const TestDatePatch = z.partial(z.object({ ...fields, base: Base }))
export type TestDatePatch = z.infer<typeof TestDatePatch>
