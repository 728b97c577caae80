import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Video } from 'lucide-react'
import { watchLevel } from '#browser/media/microphone-level'
import { survivesCrash } from '#browser/media/recorder'
import type { RecordingMode } from '#data/practice/practice-run'
import { Button } from '#ui/button'
import { Segmented } from '#ui/form/segmented'
import { Row } from '#ui/layout/row'
import { CameraPreview } from '#ui/media/camera-preview'
import { CheckRow, type CheckState } from '#ui/media/check-row'
import { LevelMeter } from '#ui/media/level-meter'
import { troubleWords } from '#ui/media/media-words'
import type { MediaCheck } from './use-media-check'

const Hint = chakra('span', { base: { fontSize: 'sm', color: 'fg.muted' } })
const STATES: Record<MediaCheck['kind'], CheckState> = { off: 'open', asking: 'open', ready: 'good', trouble: 'bad' }

interface MediaRowProps {
  mode: RecordingMode
  check: MediaCheck
  onMode: (mode: RecordingMode) => void
  onOpen: () => void
}

/** Camera and microphone: what is recorded, whether they work, and alternatives where they do not. */
export function MediaRow({ mode, check, onMode, onOpen }: MediaRowProps) {
  const { t } = useLingui()
  const picture = mode === 'video'
  return (
    <CheckRow
      icon={Video}
      title={<Trans>Camera and microphone</Trans>}
      state={mode === 'none' ? 'warning' : STATES[check.kind]}
      more={
        <>
          <div>
            <Segmented
              label={t`What is recorded`}
              value={mode}
              options={[
                { value: 'video', label: <Trans>Video</Trans> },
                { value: 'audio', label: <Trans>Sound only</Trans> },
                { value: 'none', label: <Trans>Nothing</Trans> },
              ]}
              onChange={onMode}
            />
          </div>
          {mode !== 'none' && check.kind !== 'ready' && (
            <div>
              <Button onClick={onOpen} loading={check.kind === 'asking'}>
                {check.kind === 'trouble' ? (
                  <Trans>Try again</Trans>
                ) : picture ? (
                  <Trans>Turn on the camera and microphone</Trans>
                ) : (
                  <Trans>Turn on the microphone</Trans>
                )}
              </Button>
            </div>
          )}
          {mode !== 'none' && check.kind === 'ready' && (
            <Row>
              {picture && <CameraPreview stream={check.stream} size="large" />}
              <LevelMeter watch={watchLevel} stream={check.stream} />
              <Hint>
                <Trans>Say a few words: the bars should move.</Trans>
              </Hint>
            </Row>
          )}
        </>
      }
    >
      <MediaWords mode={mode} check={check} />
    </CheckRow>
  )
}

function MediaWords({ mode, check }: Pick<MediaRowProps, 'mode' | 'check'>) {
  const { i18n } = useLingui()
  const picture = mode === 'video'
  if (mode === 'none')
    return <Trans>You answer aloud and nothing is recorded: there will be nothing to listen to afterwards.</Trans>
  if (check.kind === 'trouble') return i18n._(troubleWords(check.trouble, picture))
  if (check.kind === 'asking') return <Trans>The browser is asking for your permission.</Trans>
  if (check.kind === 'off')
    return <Trans>The browser will ask for your permission. Recordings stay on this device.</Trans>
  if (!survivesCrash(picture))
    return <Trans>They work. In this browser, an interrupted recording may not be playable.</Trans>
  return picture ? <Trans>The camera and microphone work.</Trans> : <Trans>The microphone works.</Trans>
}
