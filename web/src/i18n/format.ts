import type { Language } from 'shared/model/bilingual'

const NBSP = '\u00a0'
const LOCALES: Record<Language, string> = { fr: 'fr-CA', en: 'en-CA' }
/** The space between a number and its percent sign. */
const BEFORE_PERCENT: Record<Language, string> = { fr: NBSP, en: '' }
/** The unit after hours and minutes, which only English writes. */
const AFTER_MINUTES: Record<Language, string> = { fr: '', en: `${NBSP}min` }

/** The font Radio Canada has no narrow space (U+202F), which Intl uses in French. */
const wide = (text: string) => text.replaceAll('\u202f', NBSP)

const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>()
function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>(
  key: string,
  make: () => T,
): T {
  const known = formatters.get(key)
  // The key identifies the kind of formatter, and so the type of the stored value.
  if (known) return known as T
  const made = make()
  formatters.set(key, made)
  return made
}

/** `6,4` in French, `6.4` in English; always `digits` decimals. */
export const formatNumber = (language: Language, value: number, digits = 0) =>
  wide(
    cached(
      `n${language}${digits}`,
      () => new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    ).format(value),
  )

/** `33 %` in French, `33%` in English, from 0–100; `digits` as for a number. */
export const formatPercent = (language: Language, percent: number, digits = 0) =>
  `${formatNumber(language, percent, digits)}${BEFORE_PERCENT[language]}%`

/**
 * An accuracy in percent, with one decimal where it is not whole, because 299 of 300 letters must not round to 100 %.
 */
export const formatAccuracy = (language: Language, percent: number) =>
  formatPercent(language, percent, Number.isInteger(percent) ? 0 : 1)

/** `× 1,5` in French, `× 1.5` in English. */
export const formatFactor = (language: Language, factor: number) =>
  `×${NBSP}${formatNumber(language, factor, String(factor).split('.')[1]?.length ?? 0)}`

/**
 * Hours and minutes as `3 h 42` in French, `3 h 42 min` in English; `0 h 14` below an hour, `0 min` for none: for columns
 * and totals.
 */
export function formatHours(language: Language, minutes: number) {
  const whole = Math.max(0, Math.floor(minutes))
  if (whole === 0) return `0${NBSP}min`
  const minutesAfter = String(whole % 60).padStart(2, '0')
  return `${formatNumber(language, Math.floor(whole / 60))}${NBSP}h${NBSP}${minutesAfter}${AFTER_MINUTES[language]}`
}

/**
 * A duration in a sentence, without zeros: `42 min` below an hour, `1 h` for whole hours, otherwise `3 h 42` (`3 h 42
 * min` in English).
 */
export function formatMinutes(language: Language, minutes: number) {
  const whole = Math.max(0, Math.floor(minutes))
  if (whole < 60) return `${whole}${NBSP}min`
  return whole % 60 === 0 ? `${whole / 60}${NBSP}h` : formatHours(language, whole)
}

type DateStyle = 'dayOfMonth' | 'day' | 'date' | 'short' | 'long' | 'month' | 'weekday' | 'time'
const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  dayOfMonth: { day: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  time: { hour: 'numeric', minute: '2-digit' },
}

/** Intl writes « 1 mai » and « 20 h 00 »; in French the first day of a month is « 1er », and a whole hour has no zeros. */
const frenchDate = (text: string, style: DateStyle) =>
  style === 'time' ? text.replace(/\sh\s00$/, ' h') : text.replace(/\b1(?= |$)/, '1er')
const CORRECTED: Record<Language, (text: string, style: DateStyle) => string> = { fr: frenchDate, en: (text) => text }

/**
 * A date in the learner's time zone (or in `zone`). In French, in the order of DateStyle: `20` (`1er`), `vendredi 20
 * novembre`, `20 novembre`, `19 nov.`, `20 novembre 2026`, `novembre 2026`, `vendredi`; a time, `21 h 14`, has no space
 * at which a line can break.
 */
export function formatDate(
  language: Language,
  date: Date | number | string,
  style: DateStyle = 'long',
  zone?: string,
): string {
  const text = wide(
    cached(
      `d${language}${style}${zone}`,
      () => new Intl.DateTimeFormat(LOCALES[language], { ...DATE_STYLES[style], ...(zone && { timeZone: zone }) }),
    ).format(new Date(date)),
  )
  const written = CORRECTED[language](text, style)
  return style === 'time' ? written.replaceAll(/\s/g, NBSP) : written
}

const dayNumber = (date: Date) => Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)

/**
 * `aujourd’hui`, `hier` or `demain`, the weekday for a day two to six days ago, otherwise `19 nov.`; both days in the
 * learner's time zone.
 */
export function formatDay(language: Language, date: Date | number | string, now: Date) {
  const then = new Date(date)
  const days = dayNumber(then) - dayNumber(now)
  if (days <= 1 && days >= -1)
    return cached(`r${language}`, () => new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }))
      .format(days, 'day')
      .replace("'", '’')
  return formatDate(language, then, days < 0 && days > -7 ? 'weekday' : 'short')
}

/** `hier, 21 h 14`. */
export const formatMoment = (language: Language, date: Date | number | string, now: Date) =>
  `${formatDay(language, date, now)}, ${formatDate(language, date, 'time')}`

/** A name or a date as it begins a line of its own. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
