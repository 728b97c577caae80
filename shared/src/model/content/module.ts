import * as z from 'zod/mini'
import { Bilingual } from '../bilingual.ts'
import { ModuleFigure } from './figure.ts'

export const SKILL_LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export const SkillLevel = z.enum(SKILL_LEVELS)
export type SkillLevel = z.infer<typeof SkillLevel>
export const ModuleCategory = z.enum(['ethics', 'communication', 'biology', 'professionalism', 'general'])
export type ModuleCategory = z.infer<typeof ModuleCategory>
export const COMPETENCIES = [
  'collaboration',
  'communication',
  'empathy',
  'fairness',
  'ethics',
  'motivation',
  'problem-solving',
  'resilience',
  'self-awareness',
] as const
export const Competency = z.enum(COMPETENCIES)
export type Competency = z.infer<typeof Competency>

export const PAGE_MINUTES_MIN = 1
export const PAGE_MINUTES_MAX = 60
export const PAGE_MINUTES_DEFAULT = 5
const url = z.nullable(z.string().check(z.maxLength(2000)))

/** One page of a module; `content` is sanitized HTML. */
export const ModulePage = z
  .object({
    id: z.string(),
    type: z.enum(['text', 'image', 'video']),
    title: Bilingual,
    content: Bilingual,
    imageUrl: url,
    videoUrl: url,
    estimatedTime: z.int().check(z.gte(PAGE_MINUTES_MIN), z.lte(PAGE_MINUTES_MAX)),
    isRequired: z.boolean(),
    figure: z.optional(ModuleFigure),
  })
  .register(z.globalRegistry, { id: 'ModulePage' })
export type ModulePage = z.infer<typeof ModulePage>

/** A module as the list shows it, without its introduction and the text of its pages. */
export const ModuleCard = z
  .object({
    id: z.string(),
    title: Bilingual,
    description: Bilingual,
    skillLevel: SkillLevel,
    category: ModuleCategory,
    competencies: z.array(Competency),
    /** Minutes. */
    duration: z.int(),
    estimatedTime: z.int(),
    coverImage: url,
    isPublished: z.boolean(),
    order: z.int(),
    pageCount: z.int(),
    relatedQuizzes: z.array(z.string()),
    /** Changes with every edit: a device with another value fetches the module again. */
    updatedAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'ModuleCard' })
export type ModuleCard = z.infer<typeof ModuleCard>

/** A whole module. Older modules have their introduction in `content` instead of pages. */
export const Module = z
  .extend(ModuleCard, { content: Bilingual, pages: z.array(ModulePage) })
  .register(z.globalRegistry, { id: 'Module' })
export type Module = z.infer<typeof Module>
