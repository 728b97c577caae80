import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { CameraOff, Camera as CameraOn, Circle, Grid3x3, Square } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { watchLevel } from '#browser/media/microphone-level'
import { survivesCrash } from '#browser/media/recorder'
import { formatFactor } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { clockText, Timer } from '#ui/feedback/timer'
import { Icon } from '#ui/icon'
import { Dock } from '#ui/layout/dock'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { LevelMeter } from '#ui/media/level-meter'
import { CameraCheck } from './camera-check'
import { FramedPreview } from './framed-preview'
import { StageTrouble } from './stage-trouble'
import type { Camera } from './use-camera'
import type { VideoRecording } from './use-video-recording'

const Hint = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', maxWidth: '62ch' } })
// Shows the camera's picture and the questions together: beside each other, or on a phone with a small picture above
// the questions.
const Live = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row-reverse' },
    gap: '4',
    '& > :last-child': { flex: 1, minWidth: 0 },
    '& > :first-child:not(:last-child)': {
      position: 'sticky',
      top: { base: '72px', lg: '16px' },
      alignSelf: 'flex-start',
      width: { base: '168px', lg: '360px' },
      flex: 'none',
    },
  },
})
const LOW_SECONDS = 15

/**
 * The camera's picture with its checks before a recording and with the situation during one, the buttons, and messages
 * about trouble.
 */
export function RecordingStage({
  camera,
  recording,
  factor,
  situation,
}: {
  camera: Camera
  recording: VideoRecording
  factor: number
  /** The situation being answered. */
  situation: ReactNode
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const [guides, setGuides] = useState(true)
  const { phase, left, seconds } = recording
  const { stream } = camera
  const under = phase === 'reading' || phase === 'recording'
  return (
    <Stack css={{ gap: '4' }}>
      {stream && phase === 'idle' && (
        <Row css={{ alignItems: 'flex-start' }}>
          <div className="grow">
            <FramedPreview stream={stream} guides={guides} />
          </div>
          <div className="grow">
            <CameraCheck stream={stream} />
          </div>
        </Row>
      )}
      {phase !== 'idle' && (
        <Live>
          {stream && phase !== 'reading' && <FramedPreview stream={stream} guides={false} />}
          {situation}
        </Live>
      )}
      <Dock on={under}>
        <Row>
          {under ? (
            <Button tone="dangerSolid" size="lg" onClick={recording.stop}>
              <Icon of={Square} size="s" />
              <Trans>Stop</Trans>
            </Button>
          ) : (
            <Button
              tone="primary"
              size="lg"
              loading={phase === 'opening' || phase === 'saving'}
              disabled={camera.state === 'asking' && phase === 'idle'}
              onClick={recording.start}
            >
              <Icon of={Circle} size="s" />
              <Trans>Start</Trans>
            </Button>
          )}
          {phase === 'idle' && (
            <Button loading={camera.state === 'asking'} onClick={stream ? camera.close : () => void camera.open()}>
              <Icon of={stream ? CameraOff : CameraOn} size="s" />
              {stream ? <Trans>Turn off the camera</Trans> : <Trans>Check the camera</Trans>}
            </Button>
          )}
          {phase === 'idle' && stream && (
            <Button tone="quiet" aria-pressed={guides} onClick={() => setGuides(!guides)}>
              <Icon of={Grid3x3} size="s" />
              <Trans>Framing guides</Trans>
            </Button>
          )}
          {under && left !== undefined && (
            <Timer
              seconds={left}
              warnBelow={phase === 'recording' ? LOW_SECONDS : 0}
              note={factor > 1 && formatFactor(language, factor)}
              label={phase === 'reading' ? t`Time left to read` : t`Time left to answer`}
            />
          )}
          {phase === 'recording' && left === undefined && <b className="num">{clockText(Math.floor(seconds))}</b>}
          {phase === 'recording' && stream && <LevelMeter watch={watchLevel} stream={stream} tone="recording" />}
          <span role="status">
            {phase === 'reading' ? (
              <Trans>Read the situation: recording starts automatically.</Trans>
            ) : phase === 'recording' ? (
              <Badge tone="danger" icon={Circle}>
                <Trans>Recording</Trans>
              </Badge>
            ) : (
              phase === 'saving' && <Trans>Saving the recording…</Trans>
            )}
          </span>
        </Row>
      </Dock>
      {stream && (
        <Notice icon={CameraOn}>
          <Trans>Camera in use. It is switched off when you stop, and when you leave this page.</Trans>
        </Notice>
      )}
      <StageTrouble camera={camera} recording={recording} />
      {!stream && (
        <Hint>
          <Trans>
            Your browser will ask to use your camera and microphone. Recordings stay on this device and are not sent
            anywhere.
          </Trans>{' '}
          {!survivesCrash(true) && (
            <Trans>In this browser, a recording that is cut off may not be playable: press Stop when you finish.</Trans>
          )}
        </Hint>
      )}
    </Stack>
  )
}
