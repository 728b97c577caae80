import type { Bilingual } from '../bilingual.ts'

/** A game or quiz of another website. */
export interface OtherSiteGame {
  id: string
  name: Bilingual
  url: `https://${string}`
  /** Shown in a frame of the application, or opened in a new tab. */
  opens: 'frame' | 'tab'
  /** Id of the built-in game of the same kind. */
  builtIn?: string
}

const GREATER_GOOD = 'https://greatergood.berkeley.edu/quizzes/take_quiz'

/**
 * The games of other websites. Of these sites, the server allows frames only of those whose games open in a frame
 * (`FRAMED_ORIGINS`).
 */
export const OTHER_SITE_GAMES: readonly OtherSiteGame[] = [
  {
    id: 'human-benchmark',
    name: { fr: 'Human Benchmark', en: 'Human Benchmark' },
    url: 'https://humanbenchmark.com/',
    opens: 'frame',
  },
  {
    id: 'emotional-intelligence-quiz',
    name: { fr: 'Intelligence émotionnelle', en: 'Emotional intelligence' },
    url: `${GREATER_GOOD}/emotional_intelligence`,
    opens: 'frame',
  },
  {
    id: 'empathy-quiz',
    name: { fr: 'Empathie', en: 'Empathy' },
    url: `${GREATER_GOOD}/empathy`,
    opens: 'frame',
  },
  {
    id: 'bridging-differences-quiz',
    name: { fr: 'Rapprocher les points de vue', en: 'Bridging differences' },
    url: `${GREATER_GOOD}/bridging_differences`,
    opens: 'frame',
  },
  {
    id: 'gratitude-quiz',
    name: { fr: 'Gratitude', en: 'Gratitude' },
    url: `${GREATER_GOOD}/gratitude`,
    opens: 'frame',
  },
  {
    id: 'purpose-in-life-quiz',
    name: { fr: 'Avoir un but dans la vie', en: 'Purpose in life' },
    url: `${GREATER_GOOD}/purpose_in_life`,
    opens: 'frame',
  },
  {
    id: 'sudoku-site',
    name: { fr: 'Sudoku 4 × 4', en: 'Sudoku 4 × 4' },
    url: 'https://www.sudokuonline.io/kids/numbers-4-4',
    opens: 'frame',
    builtIn: 'sudoku-4x4',
  },
  { id: 'tetris', name: { fr: 'Tetris', en: 'Tetris' }, url: 'https://tetris.com/play-tetris', opens: 'frame' },
  {
    id: 'flappy-bird',
    name: { fr: 'Flappy Bird', en: 'Flappy Bird' },
    url: 'https://flappybird.io/',
    opens: 'frame',
  },
  {
    id: 'minesweeper-site',
    name: { fr: 'Démineur', en: 'Minesweeper' },
    url: 'https://minesweeper.online/',
    opens: 'tab',
    builtIn: 'minesweeper',
  },
  { id: '2048-site', name: { fr: '2048', en: '2048' }, url: 'https://play2048.co/', opens: 'tab', builtIn: '2048' },
]

/** The typing site that the typing trainer offers beside its own platform. */
export const TYPING_SITE: OtherSiteGame = {
  id: 'monkeytype',
  name: { fr: 'Monkeytype', en: 'Monkeytype' },
  url: 'https://monkeytype.com/',
  opens: 'frame',
}

/** `https://greatergood.berkeley.edu/quizzes/…` → `https://greatergood.berkeley.edu`. */
const originOf = (url: string) => url.split('/').slice(0, 3).join('/')

/** The origins that may be shown in a frame, without duplicates. */
export const FRAMED_ORIGINS: readonly string[] = [
  ...new Set(
    [...OTHER_SITE_GAMES, TYPING_SITE].filter(({ opens }) => opens === 'frame').map(({ url }) => originOf(url)),
  ),
]
