import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How recognition can fail, by the browser's own code; `start-failed` and `other` are ours. */
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

/** What happened and the way on, for each code. */
export const SPEECH_FAILURES: Record<SpeechFailure, MessageDescriptor> = {
  'no-speech': msg`Nothing was heard. Speak louder, or closer to the microphone: it is still listening.`,
  aborted: msg`Listening was interrupted, perhaps by another tab. It begins again by itself.`,
  'audio-capture': msg`Recognition cannot hear the microphone: another program may hold it. Go on speaking, then type what you said.`,
  network: msg`The browser’s recognition service cannot be reached. Go on speaking, then type what you said.`,
  'not-allowed': msg`The browser refuses the microphone to recognition. Allow it beside the address of this page, then try again.`,
  'service-not-allowed': msg`The browser does not allow its recognition service here. Go on speaking, then type what you said.`,
  'bad-grammar': msg`The browser could not use its list of words. Try again, or type what you said.`,
  'language-not-supported': msg`The browser does not recognise this language. Choose another one, or type what you said.`,
  'phrases-not-supported': msg`The browser does not know the words to expect. Try again, or type what you said.`,
  'start-failed': msg`Failed to start speech recognition. Try again, or go on without recognition.`,
  other: msg`Recognition stopped by itself. Go on speaking, then type what you said.`,
}

/** Why there is no microphone. */
export const MICROPHONE_TROUBLES = {
  denied: msg`Microphone permission required for speech analysis. Allow it beside the address of this page, then try again.`,
  none: msg`No microphone was found. Plug one in, then try again.`,
  busy: msg`Another program is using the microphone. Close it, then try again.`,
  unsupported: msg`This browser cannot hear a microphone on this page. Open it over HTTPS in a current browser.`,
  lost: msg`The microphone was unplugged. What you said until then is kept.`,
} as const satisfies Record<string, MessageDescriptor>
