import { ACTIVITY_SECONDS_MAX } from 'shared/model/activity'
import type { Bilingual, Language } from 'shared/model/bilingual'
import { type GivenRating, ratingOf } from 'shared/rules/practice/rating'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { recordActivity } from '#data/progress/progress'
import { replayed } from '#data/progress/replayed'

/** Every rating of the learner, from all devices, the oldest first; undefined while they load. */
export const useRatings = (): GivenRating[] | undefined =>
  useQuery(async (db) => (await replayed(db, ['rating'])).flatMap((act) => ratingOf(act) ?? []), [])

/** Records a rating as an activity: the log stores it here and carries it to the other devices. */
export const recordRating = (
  db: SituDb,
  { scenarioId, level, rating, reference }: GivenRating,
  { title, language, seconds }: { title: Bilingual; language: Language; seconds: number },
) =>
  recordActivity(db, {
    type: 'rating',
    title: title.fr,
    scenarioId,
    timeSpent: Math.min(ACTIVITY_SECONDS_MAX, Math.max(1, Math.round(seconds))),
    completed: true,
    icon: 'scale',
    data: { level, rating, reference, language, title },
  })
