import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Error codes of recognition: the browser's own, and our `start-failed` and `other`. */
export type SpeechFailure =
  | 'no-speech'
  | 'aborted'
  | 'audio-capture'
  | 'network'
  | 'not-allowed'
  | 'service-not-allowed'
  | 'bad-grammar'
  | 'language-not-supported'
  | 'phrases-not-supported'
  | 'start-failed'
  | 'other'

/** The message and the advice for each code. */
export const SPEECH_FAILURES: Record<SpeechFailure, MessageDescriptor> = {
  'no-speech': msg`Nothing was heard. Speak louder, or closer to the microphone: it is still listening.`,
  aborted: msg`Listening was interrupted, perhaps by another tab. It restarts automatically.`,
  'audio-capture': msg`Speech recognition can’t hear the microphone: another program may be using it. Keep talking, then type what you said.`,
  network: msg`The browser’s recognition service cannot be reached. Keep talking, then type what you said.`,
  'not-allowed': msg`The browser is blocking the microphone for speech recognition. Allow it in the address bar, then try again.`,
  'service-not-allowed': msg`The browser does not allow its recognition service here. Keep talking, then type what you said.`,
  'bad-grammar': msg`The browser couldn’t use its list of words. Try again, or type what you said.`,
  'language-not-supported': msg`The browser does not support this language. Choose another one, or type what you said.`,
  'phrases-not-supported': msg`The browser does not support the expected word list. Try again, or type what you said.`,
  'start-failed': msg`Failed to start speech recognition. Try again, or continue without it.`,
  other: msg`Speech recognition stopped. Keep talking, then type what you said.`,
}

/** Messages for a microphone that cannot be used or was lost. */
export const MICROPHONE_TROUBLES = {
  denied: msg`Microphone permission required for speech analysis. Allow it in the address bar, then try again.`,
  none: msg`No microphone was found. Plug one in, then try again.`,
  busy: msg`Another program is using the microphone. Close it, then try again.`,
  unsupported: msg`This browser cannot use a microphone on this page. Open it over HTTPS in an up-to-date browser.`,
  lost: msg`The microphone was unplugged, or a call has taken it. What you said until then is saved.`,
} as const satisfies Record<string, MessageDescriptor>
