import { Plural, Trans } from '@lingui/react/macro'
import { CalendarDays, ClipboardList, Target } from 'lucide-react'
import { daysApart } from 'shared/rules/day-range'
import { localDay } from '#browser/clock'
import { useOwnTestDate } from '#data/planning/own-test-date'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ActionContent, ActionLink, ActionList } from '#ui/action-list'
import { PageSection } from '#ui/layout/page-section'

/**
 * Links to the test preparation page: the learner's date with the days left, the practice tests, and the nine
 * competencies.
 */
export function TestPanel() {
  const language = useLanguage()
  const own = useOwnTestDate()
  const left = own ? daysApart(localDay(new Date()), own.date) : undefined
  return (
    <PageSection title={<Trans>Test preparation</Trans>} help={<Trans>65 to 85 minutes, once per cycle</Trans>}>
      <ActionList aria-label="Casper">
        <ActionLink to="/casper" hash="dates">
          <ActionContent
            icon={CalendarDays}
            title={
              own && left !== undefined && left >= 0 ? (
                <Plural
                  value={left}
                  _0="Your test is today"
                  one="Your test is tomorrow"
                  other="Your test is in # days"
                />
              ) : (
                <Trans>Enter your test date</Trans>
              )
            }
            caption={
              own && left !== undefined && left >= 0 ? (
                formatDate(language, `${own.date}T12:00:00`, 'long')
              ) : (
                <Trans>Situ counts down the days and tells you what to do, and when</Trans>
              )
            }
          />
        </ActionLink>
        <ActionLink to="/casper" hash="practice-tests">
          <ActionContent
            icon={ClipboardList}
            title={<Trans>Practice tests</Trans>}
            caption={<Trans>Eleven scenarios timed like the real test, or four in about twenty minutes</Trans>}
          />
        </ActionLink>
        <ActionLink to="/casper" hash="competencies">
          <ActionContent
            icon={Target}
            title={<Trans>The nine competencies</Trans>}
            caption={<Trans>What each one means, and how to show it</Trans>}
          />
        </ActionLink>
      </ActionList>
    </PageSection>
  )
}
