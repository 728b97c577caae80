/** What the learner sits at, as far as it matters to tests that only some browsers may take. */
export type BrowserKind = 'chrome' | 'firefox' | 'safari' | 'other' | 'phone' | 'tablet'

interface Hints {
  userAgent: string
  maxTouchPoints: number
}

/** Chrome and Firefox mean those on a computer; Chromium itself counts as Chrome, browsers made from it do not. */
export function browserKind({ userAgent, maxTouchPoints }: Hints = navigator): BrowserKind {
  // iPadOS says it is a Mac; only it has touch points.
  if (/iPad|Tablet|PlayBook|Silk/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1))
    return 'tablet'
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? 'phone' : 'tablet'
  if (/iPhone|iPod|Mobile/.test(userAgent)) return 'phone'
  if (/Edg\/|OPR\/|Vivaldi|SamsungBrowser/.test(userAgent)) return 'other'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Chrom(e|ium)\//.test(userAgent)) return 'chrome'
  return /Safari\//.test(userAgent) ? 'safari' : 'other'
}

/** Whether recognition and a recording can hear the same microphone at once: on Android recognition takes it for itself. */
export const sharesMicrophone = ({ userAgent }: Pick<Hints, 'userAgent'> = navigator) => !/Android/.test(userAgent)
