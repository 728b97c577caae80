import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  averagedSessions,
  averageWpm,
  COUNTED_CHARACTERS_MIN,
  COUNTED_SECONDS_MIN,
  isCounted,
  TYPING_SHOWN,
  type TypingSession,
} from 'shared/rules/typing/typing-history'
import { formatAccuracy, formatMoment, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { EmptyState } from '#ui/feedback/empty-state'
import { clockText } from '#ui/feedback/timer'
import { DataTable } from '#ui/tables/data-table'

const Average = chakra('p', { base: { marginBottom: '3', '& b': { fontVariantNumeric: 'tabular-nums' } } })
const Note = chakra('p', { base: { marginTop: '2', fontSize: 'sm', color: 'fg.muted' } })

/** The last runs of all devices, and the average speed of the last ten that are long enough to count. */
export function SessionHistory({ sessions }: { sessions: readonly TypingSession[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const average = averageWpm(sessions)
  if (sessions.length === 0)
    return (
      <EmptyState title={<Trans>No sessions yet</Trans>}>
        <Trans>Your sessions will appear here, newest first.</Trans>
      </EmptyState>
    )
  const now = new Date()
  const counted = averagedSessions(sessions).length
  const shown = sessions.slice(0, TYPING_SHOWN)
  return (
    <>
      <Average>
        {average === undefined ? (
          <Trans>No session is long enough to count yet.</Trans>
        ) : counted === 1 ? (
          <Trans>
            Last session: <b>{formatNumber(language, average)} WPM</b>
          </Trans>
        ) : (
          <Trans>
            Average of the last {counted} sessions: <b>{formatNumber(language, average)} WPM</b>
          </Trans>
        )}
      </Average>
      <DataTable
        caption={t`Recent sessions`}
        columns={[t`Text`, t`Date`, t`Speed`, t`Accuracy`, t`Duration`]}
        rows={shown.map((session) => ({
          key: session.id,
          cells: [
            session.textTitle,
            formatMoment(language, session.createdAt, now),
            isCounted(session) ? (
              <Trans key="wpm">{formatNumber(language, session.wpm)} WPM</Trans>
            ) : (
              <Trans key="wpm">too short</Trans>
            ),
            formatAccuracy(language, session.accuracy),
            clockText(session.timeElapsed),
          ],
        }))}
      />
      {!shown.every(isCounted) && (
        <Note>
          <Trans>
            A session counts toward your best and your average if it has at least {COUNTED_CHARACTERS_MIN} characters
            and lasts at least {COUNTED_SECONDS_MIN} seconds.
          </Trans>
        </Note>
      )}
    </>
  )
}
