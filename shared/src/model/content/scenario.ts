import * as z from 'zod/mini'
import { Bilingual } from '../bilingual.ts'
import { byLanguage } from '../languages.ts'
import { SafeUrl } from '../safe-url.ts'
import { requiredText } from './bilingual-input.ts'
import { ContentId } from './content-id.ts'
import { Base } from './edit-base.ts'
import { Flag } from './flag.ts'
import { Competency, SkillLevel } from './module.ts'
import { noneIsNull } from './none-is-null.ts'
import { RatedAnswer } from './rated-answer.ts'
import { ModelAnswer, Rubric, RubricInput, Terms } from './rubric.ts'

export const SCENARIO_TITLE_MAX = 200
export const SCENARIO_DESCRIPTION_MAX = 2000
export const SCENARIO_CONTENT_MAX = 20_000
export const SCENARIO_TAGS_MAX = 20
export const TAG_MAX = 60

/**
 * `general` is for a scenario of no other category; the editor also gives it to an older scenario without a category.
 */
export const SCENARIO_CATEGORIES = [
  'communication',
  'ethics',
  'collaboration',
  'problem-solving',
  'empathy',
  'professionalism',
  'general',
] as const
export const ScenarioCategory = z.enum(SCENARIO_CATEGORIES)
export type ScenarioCategory = z.infer<typeof ScenarioCategory>
/** typed: 3 min 30 s for both questions. video: each question is spoken in 1 min. */
export const ScenarioFormat = z.enum(['typed', 'video'])
export type ScenarioFormat = z.infer<typeof ScenarioFormat>
export const ScenarioKind = z.enum(['situational', 'personal', 'policy'])
export type ScenarioKind = z.infer<typeof ScenarioKind>

/** A situation to answer. The rubric, the model answers and the commentary are shown after an attempt. */
export const Scenario = z
  .object({
    id: z.string(),
    order: z.int(),
    format: ScenarioFormat,
    kind: ScenarioKind,
    difficulty: SkillLevel,
    category: ScenarioCategory,
    competencies: z.array(Competency),
    title: Bilingual,
    description: Bilingual,
    /** The scenario is listed only in the languages in which this text is not empty. */
    content: Bilingual,
    questions: z.array(Bilingual),
    tags: Terms,
    videoUrl: z.nullable(z.string()),
    courseId: z.nullable(z.string()),
    isPublished: z.boolean(),
    rubric: z.optional(Rubric),
    modelAnswers: z.optional(z.array(ModelAnswer)),
    commentary: z.optional(Bilingual),
    /** Shipped with the application; an edit keeps them. */
    ratedAnswers: z.optional(z.array(RatedAnswer)),
  })
  .register(z.globalRegistry, { id: 'Scenario' })
export type Scenario = z.infer<typeof Scenario>

const tag = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(TAG_MAX)))
  .check(z.maxLength(SCENARIO_TAGS_MAX))
const fields = {
  title: requiredText(SCENARIO_TITLE_MAX),
  description: requiredText(SCENARIO_DESCRIPTION_MAX),
  content: requiredText(SCENARIO_CONTENT_MAX),
  /** The older name of `content`; accepted and ignored. */
  prompt: z.optional(Bilingual),
  difficulty: SkillLevel,
  category: ScenarioCategory,
  format: ScenarioFormat,
  kind: ScenarioKind,
  competencies: z.array(Competency),
  questions: z.array(requiredText(SCENARIO_DESCRIPTION_MAX)).check(z.maxLength(2)),
  videoUrl: noneIsNull(SafeUrl),
  tags: z.object(byLanguage(() => tag)),
  courseId: noneIsNull(z.string().check(z.maxLength(64))),
  isPublished: Flag,
  /** In this field and the two after it, null removes the stored value. */
  rubric: z.optional(z.nullable(RubricInput)),
  modelAnswers: z.optional(z.nullable(z.array(ModelAnswer))),
  commentary: z.optional(z.nullable(Bilingual)),
}

/** A scenario as the administrator makes it. */
export const ScenarioInput = z.object({
  ...fields,
  id: z.optional(ContentId),
  difficulty: z._default(fields.difficulty, 'beginner'),
  category: z._default(fields.category, 'communication'),
  format: z._default(fields.format, 'typed'),
  kind: z._default(fields.kind, 'situational'),
  competencies: z._default(fields.competencies, []),
  questions: z._default(fields.questions, []),
  videoUrl: z._default(fields.videoUrl, null),
  tags: z._default(
    fields.tags,
    byLanguage(() => []),
  ),
  courseId: z._default(fields.courseId, null),
  isPublished: z._default(fields.isPublished, false),
})
export type ScenarioInput = z.infer<typeof ScenarioInput>

/** The changed fields: the publish button sends only `isPublished` and `base`, the editor every field. */
export const ScenarioPatch = z.partial(z.object({ ...fields, base: Base }))
export type ScenarioPatch = z.infer<typeof ScenarioPatch>

/** A scenario in the administrator's list, drafts included; `prompt` repeats `content`. */
export const AdminScenario = z
  .extend(Scenario, { prompt: Bilingual, updatedAt: z.iso.datetime() })
  .register(z.globalRegistry, { id: 'AdminScenario' })
export type AdminScenario = z.infer<typeof AdminScenario>
