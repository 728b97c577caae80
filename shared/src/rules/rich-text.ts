import { SAFE_URL } from '../model/safe-url.ts'

// What a module's HTML may hold (design §6: cleaned when it is written and again when it is shown). One list for both.

export const RICH_TEXT_TAGS =
  'h2 h3 h4 p ul ol li strong em blockquote code hr br a img table thead tbody tr th td'.split(' ')

/** Per tag; what is not named is taken away. */
export const RICH_TEXT_ATTRIBUTES = {
  a: ['href', 'rel', 'target'],
  img: ['src', 'alt'],
  th: ['align', 'scope'],
  td: ['align'],
  ol: ['start'],
} as const

/** Where a link of a module may lead and a picture come from: another site by https, or a path of this one. */
export const isSafeUrl = (url: string) => SAFE_URL.test(url)
