import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Language } from 'shared/model/bilingual'
import { activityTitle, type LibraryTitles } from 'shared/rules/progress/activity-title'
import type { HistoryEntry, NoRecord } from 'shared/rules/progress/history'
import { Icon } from '#ui/icon'
import { List } from '#ui/layout/list'
import { ActivityFigure } from './activity-figure'
import { ACTIVITY_KINDS } from './activity-kinds'
import { recordAddress } from './record-address'

const Rows = chakra(List, {
  base: {
    '& > li': { padding: 0 },
    '& > li > a, & > li > div': {
      flex: 1,
      minWidth: 0,
      display: 'flex',
      alignItems: 'center',
      gap: { base: '10px', sm: '14px' },
      padding: '10px 16px',
      minHeight: '60px',
    },
    '& > li > a': {
      color: 'fg',
      _hover: { background: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& svg': { color: 'fg.subtle', flex: 'none' },
    // The reason is on a line of its own, because beside the figures a phone has room for one word per line.
    '& > li > div': { flexWrap: 'wrap', rowGap: 0 },
    '& .why': { flex: '1 0 100%', paddingLeft: { base: '30px', sm: '34px' } },
    // A row that opens nothing keeps the width of the chevron, so that the figures of all rows are in one column.
    '& .chevron': { width: '16px', flex: 'none', display: 'grid' },
  },
})

/** Rows of activities, each a link to its record, or with the reason why there is none. */
export function ActivityRows({
  entries,
  titles,
  language,
  moment,
}: {
  entries: readonly HistoryEntry[]
  titles: LibraryTitles
  language: Language
  /** When the activity was done, in words. */
  moment: (timestamp: string) => string
}) {
  const { i18n } = useLingui()
  return (
    <Rows>
      {entries.map((entry) => {
        const { activity, record, count } = entry
        const { icon, name } = ACTIVITY_KINDS[activity.type]
        const kind = i18n._(name)
        const isReviews = entry.kind === 'review'
        const title = isReviews ? '' : activityTitle(activity, language, titles) || kind
        const content = (
          <>
            <Icon of={icon} />
            <span className="grow">
              <b>
                {isReviews ? <Plural value={count} one="# question reviewed" other="# questions reviewed" /> : title}
              </b>
              {!isReviews && title !== kind && <small>{kind}</small>}
              {activity.data.pasted === true && (
                <small>
                  <Trans>Score given by an assistant</Trans>
                </small>
              )}
            </span>
            <span className="end">
              <b className="num">{!isReviews && <ActivityFigure activity={activity} language={language} />}</b>
              <small>{moment(activity.timestamp)}</small>
            </span>
            <span className="chevron">{typeof record !== 'string' && <Icon of={ChevronRight} size="s" />}</span>
            {typeof record === 'string' && (
              <small className="why">
                <NoRecordText why={record} entry={entry} />
              </small>
            )}
          </>
        )
        return (
          <li key={entry.id} id={`activity-${entry.id}`}>
            {typeof record === 'string' ? <div>{content}</div> : <Link {...recordAddress(record)}>{content}</Link>}
          </li>
        )
      })}
    </Rows>
  )
}

function NoRecordText({ why, entry: { kind } }: { why: NoRecord; entry: HistoryEntry }): ReactNode {
  if (why === 'gone') return <Trans>What was recorded is no longer on this device.</Trans>
  if (kind === 'video' || kind === 'speech')
    return <Trans>Recorded on another device. Recordings stay where they were made.</Trans>
  if (kind === 'answer' || kind === 'quiz')
    return <Trans>From another device. It opens here once both devices have been online.</Trans>
  return <Trans>There is nothing more to open.</Trans>
}
