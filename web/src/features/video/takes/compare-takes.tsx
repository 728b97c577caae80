import { Trans, useLingui } from '@lingui/react/macro'
import { AudioLines } from 'lucide-react'
import type { SoundFigures } from 'shared/rules/voice/analyse-sound'
import { longestPause, longPauses } from 'shared/rules/voice/pauses'
import type { Recording } from '#data/media/media-tables'
import type { TakeNote } from '#data/media/take-note'
import { useTakeNote } from '#data/media/take-notes'
import { useRecordingFile } from '#data/media/use-recording-file'
import { durationText } from '#i18n/duration-text'
import { formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Grid } from '#ui/layout/grid'
import { Stack } from '#ui/layout/stack'
import { RecordingPlayer } from '#ui/media/recording-player'
import { DataTable } from '#ui/tables/data-table'
import { REVIEW_POINTS } from './review-points'
import { takeFileName } from './take-name'
import { useTakeVoice } from './use-take-voice'

/** Two recordings side by side: players and figures. */
export function CompareTakes({
  older,
  newer,
  numbers,
}: {
  older: Recording
  newer: Recording
  /** The numbers of the older and the newer recording, which name them if they have no name. */
  numbers: readonly [number, number]
}) {
  const { t } = useLingui()
  const notes = [useTakeNote(older.id), useTakeNote(newer.id)] as const
  const { working, failed, analyse } = useTakeVoice()
  const names = numbers.map((number, i) => notes[i]?.name || t`Recording ${number}`)
  // The analysis is offered only when the notes of both recordings are loaded, so that one press analyzes both.
  const waiting = notes.every(Boolean) ? [older, newer].filter((_, i) => !notes[i]?.sound) : []
  return (
    <section aria-label={t`Comparison of two recordings`}>
      <Stack css={{ gap: '4' }}>
        <Grid>
          <Side recording={older} name={names[0] ?? ''} />
          <Side recording={newer} name={names[1] ?? ''} />
        </Grid>
        <DataTable
          caption={t`Comparison of two recordings`}
          columns={[t`Measure`, names[0] ?? '', names[1] ?? '']}
          rows={useRows(older, newer, notes)}
        />
        {waiting.length > 0 && (
          <div>
            <Button loading={working} onClick={() => analyse(...waiting)}>
              <Icon of={AudioLines} size="s" />
              <Trans>Analyze the voices</Trans>
            </Button>
          </div>
        )}
        {failed && (
          <p role="status">
            <Trans>This browser couldn’t read the sound of this recording. You can still play it.</Trans>
          </p>
        )}
      </Stack>
    </section>
  )
}

function Side({ recording, name }: { recording: Recording; name: string }) {
  const file = useRecordingFile(recording)
  return (
    <Stack>
      <b>{name}</b>
      <RecordingPlayer file={file} type={recording.type} name={name} fileName={takeFileName(recording)} />
    </Stack>
  )
}

function useRows(older: Recording, newer: Recording, notes: readonly (TakeNote | undefined)[]) {
  const { t } = useLingui()
  const language = useLanguage()
  const number = (value: number | undefined, digits = 0) =>
    value === undefined ? '–' : formatNumber(language, value, digits)
  const ofSound = (tell: (sound: SoundFigures) => string) =>
    notes.map((note) => (note?.sound && !note.sound.poor ? tell(note.sound) : '–'))
  const row = (key: string, name: string, values: readonly string[]) => ({ key, cells: [name, ...values] })
  return [
    row(
      'duration',
      t`Duration`,
      [older, newer].map(({ durationMs }) => durationText(language, durationMs / 1000)),
    ),
    row(
      'points',
      t`Points met, of ${REVIEW_POINTS.length}`,
      notes.map((note) => number(note?.ticked.length)),
    ),
    row(
      'pauses',
      t`Pauses of half a second or more`,
      ofSound(({ pauses }) => number(longPauses(pauses).length)),
    ),
    row(
      'longest',
      t`Longest pause, in seconds`,
      ofSound(({ pauses }) => number(longestPause(pauses)?.seconds, 1)),
    ),
    row(
      'ratio',
      t`Speaking time`,
      ofSound(({ speakingRatio }) => formatPercent(language, speakingRatio * 100)),
    ),
    row(
      'pace',
      t`Pace in WPM (estimated)`,
      ofSound(({ pace }) => number(pace)),
    ),
    row(
      'melody',
      t`Pitch range, in semitones`,
      ofSound(({ intonation }) => number(intonation, 1)),
    ),
  ]
}
