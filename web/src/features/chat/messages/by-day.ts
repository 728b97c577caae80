import type { Language } from 'shared/model/bilingual'
import { localDay } from '#browser/clock'
import { formatDate, formatDay } from '#i18n/format'

const WEEK_MS = 7 * 86_400_000

/** `aujourd’hui`, `hier`, within a week the weekday, otherwise the full date. */
export const dayTitle = (language: Language, createdAt: string, now: Date) =>
  now.getTime() - new Date(createdAt).getTime() < WEEK_MS
    ? formatDay(language, createdAt, now)
    : formatDate(language, createdAt, 'long')

/** Sorted messages, grouped by the reader's own calendar days. */
export function byDay<T extends { createdAt: string }>(messages: readonly T[]): { day: string; messages: T[] }[] {
  const days: { day: string; messages: T[] }[] = []
  for (const message of messages) {
    const day = localDay(new Date(message.createdAt))
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, messages: [message] })
  }
  return days
}
