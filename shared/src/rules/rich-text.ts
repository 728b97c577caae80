import { SAFE_URL } from '../model/safe-url.ts'

// What the HTML of modules may contain. The server cleans it when it is saved and the browser again when it is shown,
// by this one list.

export const RICH_TEXT_TAGS =
  'h2 h3 h4 p ul ol li strong em blockquote code hr br a img table thead tbody tr th td'.split(' ')

/** The allowed attributes of each tag; all others are removed. */
export const RICH_TEXT_ATTRIBUTES = {
  a: ['href', 'rel', 'target'],
  img: ['src', 'alt'],
  th: ['align', 'scope'],
  td: ['align'],
  ol: ['start'],
} as const

/** Whether content may use this URL for links and pictures: https of another site, or a path of this one. */
export const isSafeUrl = (url: string) => SAFE_URL.test(url)
