/** The journeys of web/e2e that run in Firefox, by the name of their row in the table. */
export const FIREFOX_JOURNEYS: readonly { row: string; title: RegExp }[] = [
  { row: 'register, read, offline, reload, second device', title: /en: learn, lose the network, go on/ },
  { row: 'scenario with its evaluation', title: /five scenarios are practised.*\(en\)/ },
  { row: 'scheduler', title: /planning\.spec/ },
  { row: 'update', title: /update\.spec/ },
  { row: 'full navigation while a screen loads', title: /navigation\.spec/ },
]

/** The journeys that do not run in Firefox, each with what the driver of an installed Firefox cannot do. */
export const FIREFOX_CANNOT: readonly { row: string; why: string }[] = [
  { row: 'quiz', why: 'reports no download, with which the journey ends' },
  { row: 'typing with dead keys', why: 'types no letter that a keyboard of the United States lacks' },
  { row: 'three games', why: 'is slower than a word is shown' },
  { row: 'chat', why: 'gives the focus to one window only' },
  { row: 'editor', why: 'types no letter that a keyboard of the United States lacks' },
]
