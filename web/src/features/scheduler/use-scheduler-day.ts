import { useLocation, useNavigate } from '@tanstack/react-router'
import { addDays } from 'shared/rules/day-range'
import { useToday } from '#browser/use-today'

// Further on dates have no neighbours, and nobody plans there.
const DAY = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
/** Whether the calendar has this day: February has no 31st. */
const isDay = (day: unknown): day is string =>
  typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day

/** The chosen day, kept in the address so that Back and a reload find it again; today where none was chosen. */
export function useSchedulerDay() {
  const navigate = useNavigate()
  const { day: asked } = useLocation().search as { day?: unknown }
  const today = useToday()
  const day = isDay(asked) ? asked : today
  const choose = (next: string) =>
    void navigate({ to: '/scheduler', search: next === today ? {} : { day: next }, replace: true, resetScroll: false })
  return { day, today, choose }
}
