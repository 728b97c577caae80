import { Trans, useLingui } from '@lingui/react/macro'
import { Route } from 'lucide-react'
import { formatDay, formatMinutes } from '#i18n/format'
import { useLanguage } from '#session/language'
import type { StudyPlan } from '#session/use-study-plan'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { PIECES } from '#ui/labels/study-pieces'
import { List } from '#ui/layout/list'

/** The days of the plan that have sessions, with their minutes and kinds of work; pressing a date selects that day. */
export function PlanWeek({ plan, onChoose }: { plan: StudyPlan; onChoose: (day: string) => void }) {
  const { i18n, t } = useLingui()
  const language = useLanguage()
  const now = new Date()
  const days = [plan.today, ...plan.coming].filter(({ sessions }) => sessions.length > 0)
  if (!plan.study.isAsked || days.length === 0) return null
  return (
    <List aria-label={t`Study plan`} css={{ marginBottom: '4' }}>
      {days.map(({ day, minutes, sessions }) => (
        <li key={day}>
          <Icon of={Route} />
          <span className="grow">
            <b>
              <Trans>Study plan, {formatMinutes(language, minutes)}</Trans>
            </b>
            <small>{[...new Set(sessions.map(({ kind }) => i18n._(PIECES[kind].name)))].join(' · ')}</small>
          </span>
          <Button size="sm" tone="quiet" onClick={() => onChoose(day)}>
            {formatDay(language, `${day}T12:00:00`, now)}
          </Button>
        </li>
      ))}
    </List>
  )
}
