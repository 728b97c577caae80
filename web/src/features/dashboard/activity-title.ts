import type { Activity } from 'shared/model/activity'
import type { Bilingual, Language } from 'shared/model/bilingual'

/** The activity's title, in the reader's language where it has both. */
export function activityTitle({ title, data }: Pick<Activity, 'title' | 'data'>, language: Language) {
  const both = data.title as Partial<Bilingual> | undefined
  return both?.[language] || title
}
