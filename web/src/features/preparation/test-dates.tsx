import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { TestDate } from 'shared/model/content/test-date'
import { isStale, upcoming } from 'shared/rules/test-dates'
import { easternMoment } from '#browser/eastern-time'
import { useOwnTestDate } from '#data/planning/own-test-date'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { AnchorButton } from '#ui/anchor-button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Notice } from '#ui/feedback/notice'
import { Skeleton } from '#ui/feedback/skeleton'
import { List } from '#ui/layout/list'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { OFFICIAL_SITE } from './facts'
import { OwnDate } from './own-date'

/** The future sittings that the administrator entered, and the learner's own. */
export function TestDates({
  dates,
  settled,
  today,
}: {
  dates: readonly TestDate[] | undefined
  settled: boolean
  today: string
}) {
  const language = useLanguage()
  const own = useOwnTestDate()
  const { shown, more } = upcoming(dates ?? [], today)
  const checkedOn = shown.map((date) => date.checkedOn).sort()[0]
  return (
    <PageSection id="dates" title={<Trans>Dates</Trans>} help={<Trans>In Eastern time, as they are announced</Trans>}>
      <Stack css={{ gap: '5' }}>
        {own !== undefined && <OwnDate key={own?.date ?? ''} own={own} today={today} />}
        {checkedOn && isStale(checkedOn, today) && (
          <Notice tone="warning">
            <Trans>
              The oldest of these dates was checked on {formatDate(language, `${checkedOn}T12:00`)}. Compare them with{' '}
              {OFFICIAL_SITE.name}.
            </Trans>
          </Notice>
        )}
        {!dates && !settled && <Skeleton css={{ height: '160px', borderRadius: 'lg' }} />}
        {shown.length > 0 && (
          <List>
            {shown.map((date) => (
              <Sitting key={date.id} date={date} />
            ))}
          </List>
        )}
        {more > 0 && (
          <p>
            <Plural value={more} one="And # more date." other="And # more dates." />
          </p>
        )}
        {(dates || settled) && shown.length === 0 && (
          <EmptyState
            title={<Trans>No upcoming dates.</Trans>}
            action={
              <AnchorButton href={OFFICIAL_SITE.url} target="_blank" rel="noopener noreferrer">
                {OFFICIAL_SITE.name}
              </AnchorButton>
            }
          >
            <Trans>
              The dates entered here have passed. The official site has the current ones, by test and by language; enter
              yours above and Situ will use it.
            </Trans>
          </EmptyState>
        )}
      </Stack>
    </PageSection>
  )
}

function Sitting({ date: { date, time, testType, language: taken, source, checkedOn } }: { date: TestDate }) {
  const { t } = useLingui()
  const language = useLanguage()
  const at = easternMoment(date, time)
  const zone = 'America/Toronto'
  const name = { fr: t`in French`, en: t`in English` }[taken]
  return (
    <li>
      <span className="grow">
        <b>
          {formatDate(language, at, 'day', zone)}, {formatDate(language, at, 'time', zone)}
        </b>
        <small>
          {testType}, {name}
        </small>
      </span>
      <span className="end">
        <small>
          <Trans>
            {source}, checked on {formatDate(language, `${checkedOn}T12:00`, 'short')}
          </Trans>
        </small>
      </span>
    </li>
  )
}
