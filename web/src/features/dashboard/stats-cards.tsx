import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { recentWpm, weekUntil } from 'shared/rules/progress/progress'
import { useToday } from '#browser/use-today'
import type { ProgressView } from '#data/progress/progress'
import { formatDate, formatHours, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ProgressBar } from '#ui/charts/progress-bar'
import { StatCard } from '#ui/charts/stat-card'
import { WeekBars } from '#ui/charts/week-bars'
import { Grid } from '#ui/layout/grid'
import { ScoreRuler } from '#ui/scenario/score-ruler'

/**
 * A goal for practice, in words per minute, not a rule of the test: the shortest model answers to typed scenarios can
 * be typed at 36.
 */
const TYPING_GOAL_WPM = 60

/** The four figures of the dashboard. */
export function StatsCards({ progress: { stats, fold } }: { progress: ProgressView }) {
  const { t } = useLingui()
  const language = useLanguage()
  const today = useToday()
  const percent = stats.totalModules > 0 ? Math.round((stats.completedModules / stats.totalModules) * 100) : 0
  const wpm = recentWpm(fold) ?? stats.wpm
  const week = stats.weeklyProgress.reduce((sum, minutes) => sum + minutes, 0)
  const days = weekUntil(today).map((day, i) => ({
    name: formatDate(language, `${day}T12:00:00`, 'weekday').slice(0, 1).toUpperCase(),
    minutes: stats.weeklyProgress[i] ?? 0,
    words: formatDate(language, `${day}T12:00:00`, 'weekday'),
  }))
  const missing = t`not available`
  return (
    <Grid>
      <StatCard
        title={<Trans>Modules completed</Trans>}
        value={formatNumber(language, stats.completedModules)}
        unit={<Trans>of {stats.totalModules}</Trans>}
        caption={
          percent >= 100 ? (
            <Trans>All of them</Trans>
          ) : (
            <Trans>{formatNumber(language, percent)} percent of the program</Trans>
          )
        }
      >
        <ProgressBar percent={percent} label={t`Modules completed`} />
      </StatCard>
      <StatCard
        title={<Trans>Average score</Trans>}
        value={stats.averageScore === null ? '–' : formatNumber(language, stats.averageScore, 1)}
        unit={stats.averageScore === null ? missing : <Trans>out of 9</Trans>}
        caption={
          stats.averageScore === null ? (
            <Trans>Will appear after your first scored scenario</Trans>
          ) : (
            plural(fold.scoreCount, { one: 'Practice score, over # answer', other: 'Practice score, over # answers' })
          )
        }
      >
        {stats.averageScore !== null && (
          <ScoreRuler
            score={stats.averageScore}
            label={t`Average score: ${formatNumber(language, stats.averageScore, 1)} out of 9`}
          />
        )}
      </StatCard>
      <StatCard
        title={<Trans>Study this week</Trans>}
        value={formatHours(language, week)}
        caption={<Trans>Total: {formatHours(language, stats.studyTime)}</Trans>}
      >
        <WeekBars
          days={days}
          label={t`Minutes per day: ${days.map((day) => `${day.words} ${day.minutes}`).join(', ')}`}
        />
      </StatCard>
      <StatCard
        title={<Trans>Typing</Trans>}
        value={wpm === null ? '–' : formatNumber(language, wpm)}
        unit={wpm === null ? missing : <Trans>WPM</Trans>}
        caption={
          wpm === null ? (
            <Trans>Will appear after your first session</Trans>
          ) : (
            <Trans>Average of the last 10 sessions, goal {TYPING_GOAL_WPM}</Trans>
          )
        }
      >
        {wpm !== null && (
          <ProgressBar percent={(wpm / TYPING_GOAL_WPM) * 100} label={t`Goal of ${TYPING_GOAL_WPM} words per minute`} />
        )}
      </StatCard>
    </Grid>
  )
}
