import { useLocation, useNavigate } from '@tanstack/react-router'
import { localDay } from '#browser/clock'

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The chosen day, kept in the address so that Back and a reload find it again; today where none was chosen. */
export function useSchedulerDay() {
  const navigate = useNavigate()
  const { day: asked } = useLocation().search as { day?: unknown }
  const today = localDay(new Date())
  const day = typeof asked === 'string' && DAY.test(asked) ? asked : today
  const choose = (next: string) =>
    void navigate({ to: '/scheduler', search: next === today ? {} : { day: next }, replace: true, resetScroll: false })
  return { day, today, choose }
}
