import { addDays } from 'shared/rules/day-range'
import { localDay } from '#browser/clock'
import { endOfDay } from './review-cards'
import { useQuery } from './use-query'

const FORECAST_DAYS = 7

export interface ForecastDay {
  /** `YYYY-MM-DD`. */
  day: string
  /** Questions due; on the first day also what is overdue. */
  due: number
}

/** Questions that come back on each of the next seven days, today first; undefined while they are counted. */
export const useReviewForecast = (): ForecastDay[] | undefined =>
  useQuery(async (home) => {
    const now = new Date()
    const today = localDay(now)
    const cards = await home.reviewCards.toArray()
    const on = Map.groupBy(cards, ({ due }) => (due <= endOfDay(now) ? today : localDay(new Date(due))))
    return Array.from({ length: FORECAST_DAYS }, (_, i) => addDays(today, i)).map((day) => ({
      day,
      due: on.get(day)?.length ?? 0,
    }))
  }, [])
