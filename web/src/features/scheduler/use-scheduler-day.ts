import { useLocation, useNavigate } from '@tanstack/react-router'
import { addDays } from 'shared/rules/day-range'
import { useToday } from '#browser/use-today'

// Only the years 1900 to 2199: the first and last days of the range of Date have no neighbour that the calendar could
// show.
const DAY = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
/** Whether a value is an existing day of these years, `YYYY-MM-DD`: February 31 is none. */
const isDay = (day: unknown): day is string =>
  typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day

/** The selected day, in the address so that Back and a reload restore it; today by default. */
export function useSchedulerDay() {
  const navigate = useNavigate()
  const { day: asked } = useLocation().search as { day?: unknown }
  const today = useToday()
  const day = isDay(asked) ? asked : today
  const choose = (next: string) =>
    void navigate({ to: '/scheduler', search: next === today ? {} : { day: next }, replace: true, resetScroll: false })
  return { day, today, choose }
}
