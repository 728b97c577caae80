import { chakra } from '@chakra-ui/react/styled-system'
import { groupBy } from 'shared/rules/group-by'
import type { LibraryTitles } from 'shared/rules/progress/activity-title'
import type { HistoryEntry } from 'shared/rules/progress/history'
import { localDay } from '#browser/clock'
import { formatDate, formatDay } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ActivityRows } from '#ui/activity/activity-rows'

const Day = chakra('section', {
  base: {
    '& + &': { marginTop: '6' },
    '& > h3': { fontWeight: 600, marginBottom: '2' },
    '& > h3::first-letter': { textTransform: 'uppercase' },
    '& > h3 > small': { color: 'fg.muted', fontWeight: 400, fontSize: 'sm' },
  },
})

/** Entries by day, the newest first. */
export function HistoryDays({ entries, titles }: { entries: readonly HistoryEntry[]; titles: LibraryTitles }) {
  const language = useLanguage()
  const now = new Date()
  const days = groupBy(entries, ({ activity }) => localDay(new Date(activity.timestamp)))
  return [...days].map(([day, of]) => {
    const noon = `${day}T12:00:00`
    const near = formatDay(language, noon, now)
    const date = formatDate(language, noon, day.slice(0, 4) === localDay(now).slice(0, 4) ? 'date' : 'long')
    const isNear = Math.abs(Date.parse(noon) - now.getTime()) < 6 * 86_400_000
    return (
      <Day key={day} aria-labelledby={`day-${day}`}>
        <h3 id={`day-${day}`}>
          {isNear ? near : date} {isNear && <small>{date}</small>}
        </h3>
        <ActivityRows
          entries={of}
          titles={titles}
          language={language}
          moment={(timestamp) => formatDate(language, timestamp, 'time')}
        />
      </Day>
    )
  })
}
