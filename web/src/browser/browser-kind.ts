/** The browser and the device. Casper tests are allowed in some browsers only, and this distinguishes them. */
export type BrowserKind = 'chrome' | 'firefox' | 'safari' | 'other' | 'phone' | 'tablet'

interface Hints {
  userAgent: string
  maxTouchPoints: number
}

/**
 * `chrome` and `firefox` are the desktop versions. Chromium itself counts as Chrome; Edge, Opera, Vivaldi and Samsung
 * Internet, which are derived from it, do not.
 */
export function browserKind({ userAgent, maxTouchPoints }: Hints = navigator): BrowserKind {
  // iPadOS identifies itself as a Mac; only the iPad has touch points.
  if (/iPad|Tablet|PlayBook|Silk/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1))
    return 'tablet'
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? 'phone' : 'tablet'
  if (/iPhone|iPod|Mobile/.test(userAgent)) return 'phone'
  if (/Edg\/|OPR\/|Vivaldi|SamsungBrowser/.test(userAgent)) return 'other'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Chrom(e|ium)\//.test(userAgent)) return 'chrome'
  return /Safari\//.test(userAgent) ? 'safari' : 'other'
}

/**
 * Whether recognition and a recording can use the microphone at the same time: on Android recognition takes it
 * exclusively.
 */
export const sharesMicrophone = ({ userAgent }: Pick<Hints, 'userAgent'> = navigator) => !/Android/.test(userAgent)

/**
 * Whether this is an iPhone or an iPad, where every browser uses WebKit. iPadOS identifies itself as a Mac; only the
 * iPad has touch points.
 */
export const isIos = ({ userAgent, maxTouchPoints }: Hints = navigator) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
