/** The oldest browsers in which Situ works, as build targets; .github/docs/browsers.md says why. */
export const FLOOR = ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'] as const

/**
 * What one of these browsers lacks, and therefore no code may use, with the first versions that have it (MDN, browser
 * compatibility data). The type checker also rejects language features that are newer than its library, ES2023.
 */
export const ABOVE_FLOOR: readonly (readonly [feature: string, found: RegExp, since: string])[] = [
  ['AbortSignal.any', /\bAbortSignal\.any\b/, 'Chrome 116, Firefox 124, Safari 17.4'],
  ['Map.groupBy, Object.groupBy', /\b(?:Map|Object)\.groupBy\b/, 'Chrome 117, Safari 17.4'],
  ['Promise.try', /\bPromise\.try\b/, 'Chrome 128, Firefox 134, Safari 18.2'],
  ['RegExp.escape', /\bRegExp\.escape\b/, 'Chrome 136, Firefox 134, Safari 18.2'],
  ['Array.fromAsync', /\bArray\.fromAsync\b/, 'Chrome 121'],
  ['Iterator.from', /\bIterator\.from\b/, 'Chrome 122, Firefox 131, Safari 18.4'],
  [
    'iterator methods',
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|toArray|take|drop|forEach)\(/,
    'Chrome 122, Firefox 131, Safari 18.4',
  ],
  [
    'set methods',
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    'Chrome 122, Firefox 127, Safari 17',
  ],
  ['URL.canParse, URL.parse', /\bURL\.(?:canParse|parse)\b/, 'Chrome 120 and 126, Safari 17 and 18'],
  ['Intl.Segmenter', /\bIntl\.Segmenter\b/, 'Firefox 125'],
  ['Intl.DurationFormat', /\bIntl\.DurationFormat\b/, 'Chrome 129, Firefox 136, Safari 18.4'],
  [
    'bytes as text',
    /\b(?:Uint8Array\.from(?:Base64|Hex)|\.to(?:Base64|Hex))\(/,
    'Chrome 140, Firefox 133, Safari 18.2',
  ],
  ['checkVisibility', /\.checkVisibility\(/, 'Safari 17.4'],
  ['view transitions', /\.startViewTransition\(/, 'Firefox 144, Safari 18'],
  ['popovers', /\.(?:show|hide|toggle)Popover\(|\bpopoverTarget\b/, 'Chrome 114, Firefox 125, Safari 17'],
  ['dialog.requestClose', /\.requestClose\(/, 'Chrome 134, Firefox 139, Safari 18.4'],
  ['requestIdleCallback', /\brequestIdleCallback\b/, 'no Safari'],
  [
    'the v flag of regular expressions',
    /(?<![\w)\]])\/(?:[^/\n\\[]|\\.|\[(?:[^\]\n\\]|\\.)*\])+\/[dgims]*v[dgims]*(?=[.,;)\s])/,
    'Chrome 112, Safari 17',
  ],
]
/**
 * Features of style sheets that one of these browsers lacks, with the first versions that have them. Features whose
 * absence does no harm (`text-wrap`) are not listed.
 */
export const CSS_ABOVE_FLOOR: readonly (readonly [feature: string, found: RegExp, since: string])[] = [
  ['light-dark()', /\blight-dark\(/, 'Chrome 123, Safari 17.5'],
  ['nesting', /[{;]\s*&/, 'Chrome 112, Safari 16.5'],
  ['@starting-style', /@starting-style\b/, 'Chrome 117, Firefox 129, Safari 17.5'],
  ['@scope', /@scope\b/, 'Chrome 118, Firefox 128, Safari 17.4'],
  ['relative colours', /\b(?:rgb|hsl|oklch|lab|color)\(from\b/, 'Chrome 119, Firefox 128'],
  ['@property', /@property\b/, 'Firefox 128'],
]
