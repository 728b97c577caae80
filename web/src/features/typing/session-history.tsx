import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { averageWpm, TYPING_AVERAGED, TYPING_SHOWN, type TypingSession } from 'shared/rules/typing-history'
import { formatAccuracy, formatMoment, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { DataTable } from '#ui/data-table'
import { EmptyState } from '#ui/empty-state'
import { clockText } from '#ui/timer'

const Average = chakra('p', { base: { marginBottom: '3', '& b': { fontVariantNumeric: 'tabular-nums' } } })

/** The last runs, of this device and of the others, and the average of the last ten. */
export function SessionHistory({ sessions }: { sessions: readonly TypingSession[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const average = averageWpm(sessions)
  if (average === undefined)
    return (
      <EmptyState title={<Trans>No run yet</Trans>}>
        <Trans>Your runs will stand here, the newest first.</Trans>
      </EmptyState>
    )
  const now = new Date()
  const counted = Math.min(TYPING_AVERAGED, sessions.length)
  return (
    <>
      <Average>
        {counted === 1 ? (
          <Trans>
            Last run: <b>{formatNumber(language, average)} WPM</b>
          </Trans>
        ) : (
          <Trans>
            Average of the last {counted} runs: <b>{formatNumber(language, average)} WPM</b>
          </Trans>
        )}
      </Average>
      <DataTable
        caption={t`Last runs`}
        columns={[t`Text`, t`Date`, t`Speed`, t`Accuracy`, t`Duration`]}
        rows={sessions.slice(0, TYPING_SHOWN).map((session) => ({
          key: session.id,
          cells: [
            session.textTitle,
            formatMoment(language, session.createdAt, now),
            <Trans key="wpm">{formatNumber(language, session.wpm)} WPM</Trans>,
            formatAccuracy(language, session.accuracy),
            clockText(session.timeElapsed),
          ],
        }))}
      />
    </>
  )
}
