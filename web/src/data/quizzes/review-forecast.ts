import { addDays } from 'shared/rules/day-range'
import { groupBy } from 'shared/rules/group-by'
import { localDay } from '#browser/clock'
import { useQuery } from '#data/db/use-query'
import { endOfDay } from './review-cards'

const FORECAST_DAYS = 7

export interface ForecastDay {
  /** `YYYY-MM-DD`. */
  day: string
  /** Due questions; on the first day also the overdue ones. */
  due: number
}

/** Questions due on each of the next seven days, today first; undefined while they load. */
export const useReviewForecast = (): ForecastDay[] | undefined =>
  useQuery(async (db) => {
    const now = new Date()
    const today = localDay(now)
    const cards = await db.reviewCards.toArray()
    const on = groupBy(cards, ({ due }) => (due <= endOfDay(now) ? today : localDay(new Date(due))))
    return Array.from({ length: FORECAST_DAYS }, (_, i) => addDays(today, i)).map((day) => ({
      day,
      due: on.get(day)?.length ?? 0,
    }))
  }, [])
