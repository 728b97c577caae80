import { Trans, useLingui } from '@lingui/react/macro'
import { useVideoTotals } from '#data/media/video-takes'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import { CAMERA_TROUBLES, CHECK_LOSSES, LOSSES } from './camera-words'
import type { Camera } from './use-camera'
import type { VideoRecording } from './use-video-recording'

/** What happened to camera, microphone or storage, and what to do; empty without trouble. */
export function StageTrouble({
  camera: { trouble, lost, open },
  recording: { trouble: failure, kept, phase, hasRecorded },
}: {
  camera: Camera
  recording: VideoRecording
}) {
  const { i18n } = useLingui()
  const totals = useVideoTotals()
  if (!trouble && !lost && !failure) return null
  // If the device is full, the trouble of the camera is not shown, because it is not the cause.
  const shown = failure === 'full' ? undefined : trouble
  return (
    <div role="alert">
      <Stack>
        {shown && (
          <Notice
            tone="warning"
            action={
              shown === 'none' ? (
                <LinkButton to="/practice" size="sm">
                  <Trans>AI scenario practice</Trans>
                </LinkButton>
              ) : (
                shown !== 'unsupported' && (
                  <Button size="sm" onClick={() => void open()}>
                    <Trans>Try again</Trans>
                  </Button>
                )
              )
            }
          >
            {i18n._(CAMERA_TROUBLES[shown])}
          </Notice>
        )}
        {lost && (
          <Notice tone="warning">{i18n._((phase === 'idle' && !hasRecorded ? CHECK_LOSSES : LOSSES)[lost])}</Notice>
        )}
        {failure === 'full' && (
          <Notice tone="warning">
            {kept ? (
              <Trans>This device is nearly full: recording has stopped, and what was recorded is saved.</Trans>
            ) : (
              <Trans>There is not enough space on this device for another recording.</Trans>
            )}{' '}
            {totals && totals.count > 0 ? (
              <Trans>Download the recordings you want to keep, then delete some below.</Trans>
            ) : (
              <Trans>Free up some space on the device, then try again.</Trans>
            )}
          </Notice>
        )}
        {failure === 'failed' && (
          <Notice tone="warning">
            {kept ? (
              <Trans>The browser stopped recording. What was recorded is saved: try again.</Trans>
            ) : (
              <Trans>The browser couldn’t record. Try again, or use another browser.</Trans>
            )}
          </Notice>
        )}
      </Stack>
    </div>
  )
}
