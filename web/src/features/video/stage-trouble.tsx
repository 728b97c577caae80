import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { LinkButton } from '#ui/link-button'
import { Notice } from '#ui/notice'
import { Stack } from '#ui/stack'
import { CAMERA_TROUBLES, LOSSES } from './camera-words'
import type { Camera } from './use-camera'
import type { VideoRecording } from './use-video-recording'

/** What happened to camera, microphone or storage, and what to do; nothing while all is well. */
export function StageTrouble({
  camera: { trouble, lost, open },
  recording: { trouble: failure, kept },
}: {
  camera: Camera
  recording: VideoRecording
}) {
  const { i18n } = useLingui()
  return (
    <div role="alert">
      <Stack>
        {trouble && (
          <Notice
            tone="warning"
            action={
              trouble === 'none' ? (
                <LinkButton to="/practice" size="sm">
                  <Trans>Scenario practice</Trans>
                </LinkButton>
              ) : (
                trouble !== 'unsupported' && (
                  <Button size="sm" onClick={() => void open()}>
                    <Trans>Try again</Trans>
                  </Button>
                )
              )
            }
          >
            {i18n._(CAMERA_TROUBLES[trouble])}
          </Notice>
        )}
        {lost && <Notice tone="warning">{i18n._(LOSSES[lost])}</Notice>}
        {failure === 'full' && (
          <Notice tone="warning">
            {kept ? (
              <Trans>This device is nearly full: recording has stopped, and what was recorded is kept.</Trans>
            ) : (
              <Trans>There is not enough room on this device for another recording.</Trans>
            )}{' '}
            <Trans>Download recordings that you want to keep, then delete some below.</Trans>
          </Notice>
        )}
        {failure === 'failed' && (
          <Notice tone="warning">
            {kept ? (
              <Trans>The browser stopped recording. What was recorded is kept: try again.</Trans>
            ) : (
              <Trans>The browser could not record. Try again, or in another browser.</Trans>
            )}
          </Notice>
        )}
      </Stack>
    </div>
  )
}
