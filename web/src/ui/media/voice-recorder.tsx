import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { clockText } from '#ui/feedback/timer'
import { RecordButton } from './record-button'

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '92px',
    padding: '4',
    borderRadius: 'lg',
    border: '1px solid {colors.border}',
    background: 'bg.panel',
    '& > .words': { flex: 1, minWidth: 0 },
    '& b': { display: 'block', lineHeight: 1.3 },
    '& .hint': { color: 'fg.muted', fontSize: 'sm' },
  },
  variants: { on: { true: { borderColor: 'danger.fg', background: 'danger.subtle' } } },
})
const Said = chakra('p', {
  base: {
    fontFamily: 'reading',
    fontSize: 'lg',
    lineHeight: 1.5,
    minHeight: '3em',
    maxWidth: 'measure',
    '& > span': { color: 'fg.muted' },
  },
})

/** Starts and stops a spoken take, and shows the words as they are recognized. */
export function VoiceRecorder({
  state,
  seconds,
  words,
  lang,
  disabled = false,
  hint,
  meter,
  showWords,
  onStart,
  onStop,
}: {
  state: 'idle' | 'asking' | 'recording' | 'finishing'
  seconds: number
  words: { settled: string; unsettled: string }
  lang: string
  /** Recording is not possible yet: the hint says why. */
  disabled?: boolean
  /** What to do, or why it is not possible. */
  hint: ReactNode
  /** The level meter during a recording. */
  meter?: ReactNode
  /** Whether there is a transcription to show. */
  showWords: boolean
  onStart: () => void
  onStop: () => void
}) {
  const { t } = useLingui()
  const id = useId()
  const on = state === 'recording'
  return (
    <>
      <Box on={on}>
        <RecordButton
          state={on ? 'recording' : state === 'idle' ? 'ready' : 'waiting'}
          label={on ? t`Stop recording` : t`Start recording`}
          aria-describedby={id}
          disabled={disabled}
          onClick={on ? onStop : onStart}
        />
        <span className="words" id={id}>
          <b role="status">
            {state === 'recording' ? (
              <Trans>Recording</Trans>
            ) : state === 'asking' ? (
              <Trans>Opening the microphone…</Trans>
            ) : state === 'finishing' ? (
              <Trans>Analyzing…</Trans>
            ) : disabled ? (
              <Trans>Recording cannot start yet</Trans>
            ) : (
              <Trans>Ready to record</Trans>
            )}
          </b>
          <span className="hint">{on ? <span className="num">{clockText(Math.floor(seconds))}</span> : hint}</span>
        </span>
        {on && meter}
      </Box>
      {showWords && state !== 'idle' && (
        <Said data-reading lang={lang} aria-label={t`Recognized text`}>
          {words.settled} <span>{words.unsettled}</span>
        </Said>
      )}
    </>
  )
}
