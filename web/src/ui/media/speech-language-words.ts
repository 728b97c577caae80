import { msg } from '@lingui/core/macro'

/** Names of the locales of recognition. */
export const SPEECH_LANGUAGE_NAMES = {
  'fr-CA': msg`French (Canada)`,
  'fr-FR': msg`French (France)`,
  'en-CA': msg`English (Canada)`,
  'en-US': msg`English (United States)`,
} as const
export type SpeechLanguageName = keyof typeof SPEECH_LANGUAGE_NAMES
