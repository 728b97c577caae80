import { useLocation, useNavigate } from '@tanstack/react-router'
import { addDays } from 'shared/rules/day-range'
import { useToday } from '#browser/use-today'

// The years 1900 to 2199: at the ends of the range of Date a day has no neighbour, and nobody plans there.
const DAY = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
/** Whether the calendar has this day: February has no 31st. */
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
