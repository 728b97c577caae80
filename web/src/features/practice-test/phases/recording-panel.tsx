import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, EyeOff, Mic, MicOff, Square } from 'lucide-react'
import { useState } from 'react'
import { watchLevel } from '#browser/media/microphone-level'
import type { RecordingMode } from '#data/practice/practice-run'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { clockText } from '#ui/feedback/timer'
import { Icon } from '#ui/icon'
import { CameraPreview } from '#ui/media/camera-preview'
import { LevelMeter } from '#ui/media/level-meter'
import { troubleWords } from '#ui/media/media-words'
import type { TestMedia } from '../check/use-test-media'
import type { RecordingState } from './use-recording'

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    alignItems: 'flex-start',
    '& > .state': { flex: '1 1 240px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '3' },
    '& > .mirror': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' },
  },
})
const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '60px',
    padding: '12px 16px',
    borderRadius: 'lg',
    border: '1px solid {colors.border}',
    background: 'bg.panel',
    '& b': { display: 'block', lineHeight: 1.3 },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
    '& .words': { flex: 1, minWidth: 0 },
    '& .dot': {
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      flex: 'none',
      borderRadius: 'full',
      background: 'danger.solid',
      color: 'danger.contrast',
    },
  },
  variants: { on: { true: { borderColor: 'danger.fg', background: 'danger.subtle' } } },
})

interface PanelProps {
  mode: RecordingMode
  answering: boolean
  secondsLeft: number
  media: TestMedia
  recording: RecordingState
}

/**
 * Whether the answer is being recorded, the camera's picture, and a message where something is missing: the test
 * continues in every case.
 */
export function RecordingPanel(props: PanelProps) {
  const { mode, answering, secondsLeft, media, recording } = props
  const [mirror, setMirror] = useState(true)
  const on = recording === 'recording' && answering
  const picture = mode === 'video' && media.stream !== undefined && !media.pictureLost
  return (
    <Panel>
      <div className="state">
        <Box on={on}>
          {on ? (
            <span className="dot">
              <Icon of={Square} size="s" />
            </span>
          ) : (
            <Icon of={mode === 'none' || recording === 'full' ? MicOff : Mic} size="l" />
          )}
          <span className="words">
            <b role="status">
              {!answering ? (
                <Trans>Your answer starts automatically</Trans>
              ) : on ? (
                <Trans>Recording</Trans>
              ) : (
                <Trans>Answer aloud</Trans>
              )}
            </b>
            <small className="num">
              {answering ? <Trans>{clockText(secondsLeft)} left</Trans> : <Trans>in {clockText(secondsLeft)}</Trans>}
              {mode === 'none' && (
                <>
                  {' · '}
                  <Trans>nothing is recorded</Trans>
                </>
              )}
            </small>
          </span>
          {on && media.stream && <LevelMeter watch={watchLevel} stream={media.stream} tone="recording" />}
        </Box>
        <div role="status">
          <Trouble {...props} />
        </div>
      </div>
      {picture && media.stream && (
        <div className="mirror">
          {mirror && <CameraPreview stream={media.stream} size="small" />}
          <Button tone="quiet" size="sm" onClick={() => setMirror(!mirror)}>
            <Icon of={mirror ? EyeOff : Eye} size="s" />
            {mirror ? <Trans>Hide the camera</Trans> : <Trans>Show the camera</Trans>}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function Trouble({ mode, media, recording }: PanelProps) {
  const { i18n } = useLingui()
  if (mode === 'none') return null
  if (recording === 'full')
    return (
      <Notice tone="warning">
        <Trans>This device is full: recording has stopped. What was recorded is saved. Keep answering aloud.</Trans>
      </Notice>
    )
  if (media.pictureLost)
    return (
      <Notice tone="warning">
        <Trans>The camera was unplugged, or a call has taken it. Your voice is still being recorded.</Trans>
      </Notice>
    )
  if (!media.trouble && recording !== 'failed') return null
  const again = (
    <Button size="sm" onClick={media.retry}>
      <Trans>Try again</Trans>
    </Button>
  )
  return (
    <Notice tone="warning" action={again}>
      {media.trouble === 'lost' ? (
        <Trans>
          Your camera or microphone was unplugged, or taken by a call. What was recorded is saved. Keep answering aloud.
        </Trans>
      ) : media.trouble ? (
        <>
          {i18n._(troubleWords(media.trouble, mode === 'video'))} <Trans>The test continues: answer aloud.</Trans>
        </>
      ) : (
        <Trans>The browser stopped recording. What was recorded is saved. Keep answering aloud.</Trans>
      )}
    </Notice>
  )
}
