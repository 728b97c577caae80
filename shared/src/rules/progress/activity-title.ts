import type { Activity } from '../../model/activity.ts'
import type { Bilingual, Language } from '../../model/bilingual.ts'

type ById = { get: (id: string) => Bilingual | undefined }
/** The titles of the library, by id. */
export interface LibraryTitles {
  modules: ById
  quizzes: ById
  scenarios: ById
}

const idOf = (value: unknown) => (typeof value === 'string' ? value : '')

function inLibrary({ type, moduleId, scenarioId, data }: Titled, titles: LibraryTitles): Bilingual | undefined {
  if (type === 'module') return titles.modules.get(moduleId ?? '')
  if (type === 'quiz') return titles.quizzes.get(idOf(data.quizId))
  return scenarioId === null ? undefined : titles.scenarios.get(scenarioId)
}

type Titled = Pick<Activity, 'type' | 'title' | 'data' | 'moduleId' | 'scenarioId'>

/**
 * The title of an activity in the reader's language. The library's title comes first, because it exists in both
 * languages; otherwise the recorded one is used, in both languages or in the language of the interface at that time.
 * Empty where there is none. A typed text keeps its own title.
 */
export function activityTitle(activity: Titled, language: Language, titles: LibraryTitles): string {
  const { title, data, type } = activity
  const recorded = data.title as Partial<Bilingual> | undefined
  const known = type === 'typing' ? undefined : inLibrary(activity, titles)
  return known?.[language].trim() || recorded?.[language] || title
}
