import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Descriptions of the games on other websites, by game. */
export const OTHER_SITE_ABOUT: Record<string, MessageDescriptor> = {
  'human-benchmark': msg`Reaction, memory, aim`,
  'emotional-intelligence-quiz': msg`Quiz, in English`,
  'empathy-quiz': msg`Quiz, in English`,
  'bridging-differences-quiz': msg`Quiz, in English`,
  'gratitude-quiz': msg`Quiz, in English`,
  'purpose-in-life-quiz': msg`Quiz, in English`,
  'sudoku-site': msg`Logic`,
  tetris: msg`Rhythm and foresight`,
  'flappy-bird': msg`Precision`,
  'minesweeper-site': msg`Opens a new tab`,
  '2048-site': msg`Opens a new tab`,
}
