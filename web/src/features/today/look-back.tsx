import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { weekReview } from 'shared/rules/study-plan/week-review'
import { formatDate, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import type { StudyPlan } from '#session/use-study-plan'
import { PIECES, pieceAddress } from '#ui/labels/study-pieces'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'

/** The seven days before today in five lines, and the next step; null if none of those days was practised. */
export function LookBack({ plan: { study, day, next, coming } }: { plan: StudyPlan }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const week = weekReview(study.log, day)
  if (week.days === 0) return null
  const short = (one: string) => formatDate(language, `${one}T12:00:00`, 'short')
  const step = next ?? coming.find(({ sessions }) => sessions.length > 0)?.sessions[0]
  const mean = week.mean === null ? '' : formatNumber(language, week.mean, 1)
  const goal = study.goals.days
  return (
    <PageSection
      title={<Trans>Looking back</Trans>}
      help={
        <Trans>
          From {short(week.from)} to {short(week.to)}
        </Trans>
      }
    >
      <Card>
        <Stack as="ul">
          <li>
            {plural(week.days, {
              one: `# day practised of ${goal} chosen`,
              other: `# days practised of ${goal} chosen`,
            })}
          </li>
          <li>
            {week.mean === null
              ? plural(week.answers, { one: '# answer', other: '# answers' })
              : plural(week.answers, {
                  one: `# answer, ${mean} out of 9`,
                  other: `# answers, ${mean} out of 9 on average`,
                })}
          </li>
          <li>
            {plural(week.right, {
              one: `# right answer out of ${week.asked} in quizzes`,
              other: `# right answers out of ${week.asked} in quizzes`,
            })}
          </li>
          <li>{plural(week.reviewed, { one: '# question reviewed', other: '# questions reviewed' })}</li>
          <li>
            {week.wpm === null ? (
              <Trans>No typing this week</Trans>
            ) : (
              <Trans>Typing: up to {Math.round(week.wpm)} WPM</Trans>
            )}
          </li>
        </Stack>
        {step && (
          <LinkButton {...pieceAddress(step)} css={{ marginTop: '4' }}>
            <Trans>Next: {i18n._(PIECES[step.kind].name)}</Trans>
          </LinkButton>
        )}
      </Card>
    </PageSection>
  )
}
