import type { GameScoring } from '../../model/game-result.ts'
import { type Chance, pickOne } from './chance.ts'

export const VERBAL_SCORING: GameScoring = { unit: 'words', better: 'higher', digits: 0 }
export const VERBAL_LIVES = 3
/** Probability that a word seen before is shown again. */
const SEEN_AGAIN = 0.45

export interface VerbalState {
  word: string
  seen: readonly string[]
  score: number
  lives: number
}

function nextWord(words: readonly string[], seen: readonly string[], last: string, chance: Chance): string {
  const again = seen.filter((word) => word !== last)
  const fresh = words.filter((word) => !seen.includes(word))
  // This value is drawn in every case, so that each turn uses the same number of random values.
  const repeats = chance() < SEEN_AGAIN
  return pickOne(fresh.length === 0 || (repeats && again.length > 0) ? again : fresh, chance) ?? last
}

export const startVerbal = (words: readonly string[], chance: Chance): VerbalState => ({
  word: pickOne(words, chance) ?? '',
  seen: [],
  score: 0,
  lives: VERBAL_LIVES,
})

export const wasSeen = ({ seen, word }: VerbalState) => seen.includes(word)
export const isVerbalOver = ({ lives }: VerbalState) => lives === 0

/** The player says whether the word was seen before: a point when right, a lost life when wrong. */
export function answerVerbal(
  state: VerbalState,
  answer: 'seen' | 'new',
  words: readonly string[],
  chance: Chance,
): VerbalState {
  if (isVerbalOver(state)) return state
  const right = (answer === 'seen') === wasSeen(state)
  const seen = wasSeen(state) ? state.seen : [...state.seen, state.word]
  return {
    word: nextWord(words, seen, state.word, chance),
    seen,
    score: state.score + (right ? 1 : 0),
    lives: state.lives - (right ? 0 : 1),
  }
}
