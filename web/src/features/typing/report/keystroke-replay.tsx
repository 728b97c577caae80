import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { Bilingual, Language } from 'shared/model/bilingual'
import { type Keystroke, replayText, THINKING_PAUSE_MS } from 'shared/rules/typing/keystroke-log'
import { pick } from '#i18n/pick'
import { Button } from '#ui/button'
import { clockText } from '#ui/feedback/timer'
import { Segmented } from '#ui/form/segmented'
import { Icon } from '#ui/icon'

const FRAME_MS = 100
const SPEEDS = ['1', '4', '16'] as const

const Box = chakra('div', {
  base: {
    '& > h4': { fontWeight: 600, marginBottom: '2' },
    '& .bar': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    '& input[type=range]': { flex: '1 1 180px', minHeight: 'touch', accentColor: 'accent.solid' },
    '& .time': { fontVariantNumeric: 'tabular-nums', fontSize: 'sm', color: 'fg.muted' },
    '& .answer': {
      marginTop: '3',
      padding: '12px 14px',
      border: '1px solid {colors.border}',
      borderRadius: 'md',
      minHeight: '96px',
      '& > p': { fontSize: 'sm', color: 'fg.muted', marginBottom: '1' },
      '& > div': { fontFamily: 'reading', fontSize: 'lg', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    },
    '& .thinking': { minHeight: '1.5rem', marginTop: '2', fontSize: 'sm', color: 'fg.muted' },
  },
})

/** Replays an answer key by key: play, pause, or go to any moment. */
export function KeystrokeReplay({
  log,
  durationMs,
  questions,
  language,
}: {
  log: readonly Keystroke[]
  durationMs: number
  questions: readonly Bilingual[]
  language: Language
}) {
  const { t } = useLingui()
  const id = useId()
  const [at, setAt] = useState(durationMs)
  const [isPlaying, setIsPlaying] = useState(false)
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('4')
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => setAt((now) => Math.min(durationMs, now + FRAME_MS * Number(speed))), FRAME_MS)
    return () => clearInterval(timer)
  }, [isPlaying, speed, durationMs])
  const isOver = at >= durationMs
  useEffect(() => {
    if (isOver) setIsPlaying(false)
  }, [isOver])
  const last = log.findLast((stroke) => stroke.at <= at)
  const next = log.find((stroke) => stroke.at > at)
  const isThinking = next !== undefined && next.at - (last?.at ?? 0) >= THINKING_PAUSE_MS
  const play = () => {
    if (isOver) setAt(0)
    setIsPlaying(true)
  }
  const [now, whole] = [clockText(Math.floor(at / 1000)), clockText(Math.floor(durationMs / 1000))]
  return (
    <Box>
      <h4 id={id}>
        <Trans>How you wrote it</Trans>
      </h4>
      <div className="bar">
        {isPlaying ? (
          <Button onClick={() => setIsPlaying(false)}>
            <Icon of={Pause} size="s" />
            <Trans>Pause</Trans>
          </Button>
        ) : (
          <Button onClick={play}>
            <Icon of={Play} size="s" />
            <Trans>Play</Trans>
          </Button>
        )}
        <input
          type="range"
          aria-labelledby={id}
          aria-valuetext={t`${now} of ${whole}`}
          min={0}
          max={durationMs}
          step={FRAME_MS}
          value={at}
          onChange={(event) => {
            setIsPlaying(false)
            // The last step of the slider may be before the end.
            const chosen = Number(event.target.value)
            setAt(chosen + FRAME_MS > durationMs ? durationMs : chosen)
          }}
        />
        <span className="time">
          {now} / {whole}
        </span>
        <Segmented
          label={t`Replay speed`}
          value={speed}
          options={SPEEDS.map((factor) => ({ value: factor, label: `×\u00A0${factor}` }))}
          onChange={setSpeed}
        />
      </div>
      {questions.map((question, part) => (
        <div className="answer" key={question.en} lang={language}>
          <p>
            {part + 1}. {pick(question, language)}
          </p>
          <div>{replayText(log, at, part)}</div>
        </div>
      ))}
      <p className="thinking">{isThinking && !isOver && <Trans>Pause to think</Trans>}</p>
    </Box>
  )
}
