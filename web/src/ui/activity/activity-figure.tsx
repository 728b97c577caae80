import { Trans } from '@lingui/react/macro'
import type { Activity } from 'shared/model/activity'
import type { Language } from 'shared/model/bilingual'
import { durationText } from '#i18n/duration-text'
import { formatMinutes, formatNumber, formatPercent } from '#i18n/format'

/** The figure of this kind of activity, otherwise whether it was finished, otherwise its time. */
export function ActivityFigure({ activity, language }: { activity: Activity; language: Language }) {
  const { type, score, completed, timeSpent } = activity
  if (score !== null && (type === 'scenario' || type === 'casper_scenario'))
    return <Trans>{formatNumber(language, score, 1)} out of 9</Trans>
  if (score !== null && type === 'typing') return <Trans>{formatNumber(language, score)} WPM</Trans>
  if (score !== null && (type === 'quiz' || type === 'casper_test')) return formatPercent(language, score)
  if (score !== null) return formatNumber(language, score)
  if (type === 'video' && timeSpent !== null) return durationText(language, timeSpent)
  if (completed) return <Trans>Completed</Trans>
  return timeSpent === null ? null : formatMinutes(language, timeSpent / 60)
}
