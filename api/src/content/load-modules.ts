import { join } from 'node:path'
import { ModuleFigure } from 'shared/model/content/figure'
import {
  Competency,
  ModuleCategory,
  ModulePage,
  PAGE_MINUTES_MAX,
  PAGE_MINUTES_MIN,
  SkillLevel,
} from 'shared/model/content/module'
import { byLanguage, type Language } from 'shared/model/languages'
import * as z from 'zod/mini'
import type { PageFiguresOf } from '../db/seed/page-figures.ts'
import type { NewModule } from '../db/tables/content/modules.ts'
import { htmlOf } from './clean-html.ts'
import { ContentError, entriesOf, readText, readYaml, refuseTwice } from './read-content.ts'
import { both, slug } from './text-fields.ts'

/** Schema of `module.yaml` (api/content). */
const ModuleFile = z.strictObject({
  id: slug,
  order: z.int().check(z.gte(1)),
  skillLevel: SkillLevel,
  category: ModuleCategory,
  competencies: z.array(Competency),
  title: both,
  description: both,
  duration: z.int().check(z.gte(1)),
  relatedQuizzes: z.array(slug),
  coverImage: z.optional(z.string()),
  pages: z
    .array(
      z.strictObject({
        slug,
        type: ModulePage.shape.type,
        title: both,
        estimatedTime: z.int().check(z.gte(PAGE_MINUTES_MIN), z.lte(PAGE_MINUTES_MAX)),
        isRequired: z.boolean(),
        imageUrl: z.optional(z.string()),
        videoUrl: z.optional(z.string()),
        figure: z.optional(ModuleFigure),
      }),
    )
    .check(z.minLength(1)),
})

function loadModule(root: string, folder: string): NewModule {
  const file = readYaml(root, join(folder, 'module.yaml'), ModuleFile)
  const html = (page: string, language: Language) =>
    htmlOf(readText(root, join(folder, 'pages', `${page}.${language}.md`)))
  const minutes = file.pages.reduce((sum, page) => sum + page.estimatedTime, 0)
  if (minutes !== file.duration)
    throw new ContentError(`modules/${file.id}: duration is ${file.duration}, its pages take ${minutes} minutes`)
  const { pages, coverImage = null, ...card } = file
  return {
    ...card,
    coverImage,
    estimatedTime: file.duration,
    isPublished: true,
    pageCount: pages.length,
    content: byLanguage(() => ''),
    pages: pages.map(({ slug, imageUrl = null, videoUrl = null, ...page }) => ({
      ...page,
      id: slug,
      imageUrl,
      videoUrl,
      content: byLanguage((language) => html(slug, language)),
    })),
  }
}

/** The figures of the modules in these folders; the texts of their pages are not read. */
export const loadPageFigures = (root: string, folders: readonly string[]): PageFiguresOf[] =>
  folders.map((folder) => {
    const { id, pages } = readYaml(root, join(root, 'modules', folder, 'module.yaml'), ModuleFile)
    return { moduleId: id, figures: new Map(pages.flatMap(({ slug, figure }) => (figure ? [[slug, figure]] : []))) }
  })

/** The shipped modules in order; throws for an invalid file, with its path and field. */
export function loadModules(root: string): NewModule[] {
  const modules = entriesOf(root, 'modules')
    .filter((entry) => entry.isDirectory())
    .map((entry) => loadModule(root, join(root, 'modules', entry.name)))
    .sort((a, b) => a.order - b.order)
  refuseTwice('modules', modules)
  return modules
}
