import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Activity } from 'shared/model/activity'
import { activityTitle, type LibraryTitles } from 'shared/rules/progress/activity-title'
import { durationText } from '#i18n/duration-text'
import { formatAccuracy, formatDate, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ACTIVITY_KINDS } from '#ui/activity/activity-kinds'
import { Button } from '#ui/button'
import { Dialog } from '#ui/feedback/dialog'

const Facts = chakra('dl', {
  base: {
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4', paddingBlock: '10px' },
    '& > div + div': { borderTop: '1px solid {colors.border}' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  },
})
const When = chakra('p', { base: { color: 'fg.muted', marginBottom: '3' } })

/**
 * Shows the figures of an activity that has no screen of its own: a typing session, a focus session or a scored answer.
 */
export function ActivityDialog({
  activity,
  titles,
  onClose,
}: {
  activity: Activity
  titles: LibraryTitles
  onClose: () => void
}) {
  const { i18n, t } = useLingui()
  const language = useLanguage()
  const { type, timestamp, score, timeSpent, data } = activity
  const kind = i18n._(ACTIVITY_KINDS[type].name)
  const number = (name: string) => (typeof data[name] === 'number' ? data[name] : undefined)
  const [accuracy, errors] = [number('accuracy'), number('errors')]
  const [words, reasoning] = [number('words'), number('reasoningWpm')]
  const [pauses, deletions] = [number('pauses'), number('deletions')]
  const count = (value: number) => formatNumber(language, value)
  const facts: [string, ReactNode][] = [
    ...(score === null ? [] : [[t`Speed`, <Trans key="s">{count(score)} WPM</Trans>] satisfies [string, ReactNode]]),
    ...(accuracy === undefined
      ? []
      : [[t`Accuracy`, formatAccuracy(language, accuracy)] satisfies [string, ReactNode]]),
    ...(errors === undefined ? [] : [[t`Errors left`, count(errors)] satisfies [string, ReactNode]]),
    ...(words === undefined ? [] : [[t`Words`, count(words)] satisfies [string, ReactNode]]),
    ...(reasoning === undefined ? [] : [[t`Words per minute`, count(reasoning)] satisfies [string, ReactNode]]),
    ...(pauses === undefined ? [] : [[t`Pauses`, count(pauses)] satisfies [string, ReactNode]]),
    ...(deletions === undefined ? [] : [[t`Deletions`, count(deletions)] satisfies [string, ReactNode]]),
    ...(timeSpent === null ? [] : [[t`Duration`, durationText(language, timeSpent)] satisfies [string, ReactNode]]),
  ]
  return (
    <Dialog
      title={activityTitle(activity, language, titles) || kind}
      onClose={onClose}
      actions={
        <Button tone="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <When>
        {kind} · {formatDate(language, timestamp, 'long')}, {formatDate(language, timestamp, 'time')}
      </When>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Dialog>
  )
}
