import * as z from 'zod/mini'
import { byLanguage, LANGUAGES } from '../languages.ts'
import { MODULE_PAGES_MAX } from '../module-progress.ts'
import { SafeUrl } from '../safe-url.ts'
import { optionalText, requiredText } from './bilingual-input.ts'
import { ContentId } from './content-id.ts'
import { Base } from './edit-base.ts'
import { ModuleFigure } from './figure.ts'
import { Flag } from './flag.ts'
import {
  Competency,
  ModuleCategory,
  PAGE_MINUTES_DEFAULT,
  PAGE_MINUTES_MAX,
  PAGE_MINUTES_MIN,
  SkillLevel,
} from './module.ts'
import { noneIsNull } from './none-is-null.ts'
import { isWordless } from './wordless.ts'

export const MODULE_TITLE_MAX = 200
export const MODULE_DESCRIPTION_MAX = 4000
export const MODULE_CONTENT_MAX = 200_000
export const MODULE_MINUTES_DEFAULT = 15
export const MODULE_MINUTES_MAX = 10_000

const Id = z.string().check(z.minLength(1), z.maxLength(64))
const url = noneIsNull(SafeUrl)
const minutes = z.int().check(z.gte(1), z.lte(MODULE_MINUTES_MAX))

const fieldsOfPage = z.object({
  /** Sent again when a page is edited or moved; left out for a new page. */
  id: z.optional(Id),
  type: z._default(z.enum(['text', 'image', 'video']), 'text'),
  title: requiredText(MODULE_TITLE_MAX),
  content: optionalText(MODULE_CONTENT_MAX),
  imageUrl: z._default(url, null),
  videoUrl: z._default(url, null),
  estimatedTime: z._default(z.int().check(z.gte(PAGE_MINUTES_MIN), z.lte(PAGE_MINUTES_MAX)), PAGE_MINUTES_DEFAULT),
  isRequired: z._default(z.boolean(), true),
  /** If the field is left out, the page with this id keeps its figure; null removes it. */
  figure: z.optional(z.nullable(ModuleFigure)),
})
/**
 * A page of the type `video` must have text in each language: the words of the video, because not everyone can hear
 * them.
 */
export const ModulePageInput = fieldsOfPage.check(
  ...LANGUAGES.map((language) =>
    z.refine<z.infer<typeof fieldsOfPage>>(({ type, content }) => type !== 'video' || !isWordless(content[language]), {
      path: ['content', language],
    }),
  ),
)
export type ModulePageInput = z.infer<typeof ModulePageInput>

const fields = {
  title: requiredText(MODULE_TITLE_MAX),
  description: optionalText(MODULE_DESCRIPTION_MAX),
  content: optionalText(MODULE_CONTENT_MAX),
  skillLevel: SkillLevel,
  category: ModuleCategory,
  competencies: z.array(Competency),
  duration: minutes,
  estimatedTime: minutes,
  coverImage: url,
  isPublished: Flag,
  order: z.int().check(z.gte(0), z.lte(10_000)),
  relatedQuizzes: z.array(Id).check(z.maxLength(20)),
  pages: z.array(ModulePageInput).check(z.minLength(1), z.maxLength(MODULE_PAGES_MAX)),
}

/** A module as the administrator saves it, with at least one page. */
export const ModuleInput = z.object({
  ...fields,
  id: z.optional(ContentId),
  description: z._default(
    fields.description,
    byLanguage(() => ''),
  ),
  content: z._default(
    fields.content,
    byLanguage(() => ''),
  ),
  skillLevel: z._default(fields.skillLevel, 'beginner'),
  category: z._default(fields.category, 'ethics'),
  competencies: z._default(fields.competencies, []),
  duration: z._default(fields.duration, MODULE_MINUTES_DEFAULT),
  estimatedTime: z._default(fields.estimatedTime, MODULE_MINUTES_DEFAULT),
  coverImage: z._default(fields.coverImage, null),
  isPublished: z._default(fields.isPublished, false),
  /** If the field is left out, the module goes to the end of the list. */
  order: z.optional(fields.order),
  relatedQuizzes: z._default(fields.relatedQuizzes, []),
})
export type ModuleInput = z.infer<typeof ModuleInput>

/** The changed fields: the switch of the list sends only `isPublished` and `base`, the editor every field. */
export const ModulePatch = z.partial(z.object({ ...fields, base: Base }))
export type ModulePatch = z.infer<typeof ModulePatch>
