import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#ui/feedback/notice'
import { MICROPHONE_TROUBLES, SPEECH_FAILURES, type SpeechFailure } from './voice-words'

/** The trouble of a take and what to do; empty without one. */
export function VoiceTrouble({
  trouble,
  speechError,
  soundLost,
}: {
  trouble?: keyof typeof MICROPHONE_TROUBLES | undefined
  speechError?: { code: SpeechFailure; ended: boolean } | undefined
  soundLost?: 'full' | 'failed' | undefined
}) {
  const { i18n } = useLingui()
  return (
    <div role="alert">
      {trouble && <Notice tone="warning">{i18n._(MICROPHONE_TROUBLES[trouble])}</Notice>}
      {speechError && (
        <Notice tone={speechError.ended ? 'warning' : 'neutral'}>
          {speechError.code !== 'start-failed' && (
            <>
              <b>
                <Trans>Speech recognition error: {speechError.code}</Trans>
              </b>
              <br />
            </>
          )}
          {i18n._(SPEECH_FAILURES[speechError.code])}
        </Notice>
      )}
      {soundLost && (
        <Notice tone="warning">
          {soundLost === 'full' ? (
            <Trans>This device is full: sound is no longer saved. The analysis continues.</Trans>
          ) : (
            <Trans>The browser cannot save the sound. The analysis continues.</Trans>
          )}
        </Notice>
      )}
    </div>
  )
}
