import * as z from 'zod/mini'
import { Language } from './bilingual.ts'
import { Flag } from './content/flag.ts'

export const OBJECTION_COMMENT_MAX = 500
/** Characters of a sentence; a longer one is cut. */
export const OBJECTION_SENTENCE_MAX = 1000
/** The number of objections in one page. */
export const OBJECTIONS_PAGE = 200
/** The largest number of objections to one scenario that the administrator sees at once. */
export const OBJECTIONS_SHOWN = 200

/**
 * said: the answer makes a key point that was not found. not-meant: the sentence found does not make it. no-harm: the
 * sentence marked as a harm is none.
 */
export const ObjectionKind = z.enum(['said', 'not-meant', 'no-harm'])
export type ObjectionKind = z.infer<typeof ObjectionKind>

const id = z.string().check(z.minLength(1), z.maxLength(64))
const fields = {
  /** Made by the device: identifies this decision of the learner, however often it is sent. */
  id,
  evaluationId: id,
  /** The id of a key point; for a harm, the name of its mark. */
  pointId: z.string().check(z.minLength(1), z.maxLength(128)),
  kind: ObjectionKind,
  /** The sentence of the answer that is meant, as it was written; empty where none was chosen. */
  sentence: z.string().check(z.maxLength(OBJECTION_SENTENCE_MAX)),
  comment: z.string().check(z.trim(), z.maxLength(OBJECTION_COMMENT_MAX)),
  isWithdrawn: Flag,
}

/** A learner's objection to one finding of an evaluation. It never changes the score. */
export const Objection = z
  .object({ ...fields, isWithdrawn: z.boolean(), createdAt: z.iso.datetime() })
  .register(z.globalRegistry, { id: 'Objection' })
export type Objection = z.infer<typeof Objection>

export const ObjectionInput = z.object({
  ...fields,
  sentence: z._default(fields.sentence, ''),
  comment: z._default(fields.comment, ''),
  isWithdrawn: z._default(Flag, false),
  /** When the learner objected, by the device's clock. */
  createdAt: z.optional(z.iso.datetime({ offset: true })),
})
export type ObjectionInput = z.infer<typeof ObjectionInput>

/** A page of the caller's objections in the order in which the server received them, the withdrawn ones included. */
export const ObjectionPage = z
  .object({ objections: z.array(Objection), cursor: z.string(), hasMore: z.boolean() })
  .register(z.globalRegistry, { id: 'ObjectionPage' })
export type ObjectionPage = z.infer<typeof ObjectionPage>

/** An objection as the administrator sees it: without the learner. */
export const AdminObjection = z
  .object({
    id: z.string(),
    pointId: z.string(),
    kind: ObjectionKind,
    sentence: z.string(),
    comment: z.string(),
    /** Language of the answer. */
    language: Language,
    createdAt: z.iso.datetime(),
    isHandled: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'AdminObjection' })
export type AdminObjection = z.infer<typeof AdminObjection>

/** The newest `OBJECTIONS_SHOWN` objections to a scenario, and how many there are. */
export const ScenarioObjections = z
  .object({ objections: z.array(AdminObjection), total: z.int() })
  .register(z.globalRegistry, { id: 'ScenarioObjections' })
export type ScenarioObjections = z.infer<typeof ScenarioObjections>

/** How many objections to a scenario wait for the administrator; scenarios without any are left out. */
export const ObjectionCount = z
  .object({ scenarioId: z.string(), open: z.int() })
  .register(z.globalRegistry, { id: 'ObjectionCount' })
export type ObjectionCount = z.infer<typeof ObjectionCount>
