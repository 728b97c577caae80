/**
 * The journeys of web/e2e that run in Firefox, by the name of their row in the table. The driver of an installed Firefox
 * cannot type letters beyond a keyboard of the United States (dead keys, the administrator's editors), reports no download (quizzes, an older browser), is slower than an ink is shown
 * (games), and gives the focus to one window only (chat).
 */
export const FIREFOX_JOURNEYS: readonly { row: string; title: RegExp }[] = [
  { row: 'register, read, offline, reload, second device', title: /en: learn, lose the network, go on/ },
  { row: 'scenario with its evaluation', title: /five scenarios are practised.*\(en\)/ },
  { row: 'scheduler', title: /planning\.spec/ },
  { row: 'update', title: /update\.spec/ },
]
