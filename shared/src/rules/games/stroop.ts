import type { StroopColour, StroopItem } from '../../model/content/game-content.ts'
import type { GameScoring } from '../../model/game-result.ts'
import { mean } from '../mean.ts'
import { type Chance, shuffled } from './chance.ts'

export const STROOP_SCORING: GameScoring = { unit: 'percent', better: 'higher', outOf: 100, digits: 0 }

export interface StroopAnswer {
  id: string
  choice: StroopColour
  correct: boolean
  /** Whether the word and its ink colour are the same. */
  agrees: boolean
  /** Milliseconds. */
  time: number
}
export interface StroopState {
  queue: readonly StroopItem[]
  answers: readonly StroopAnswer[]
}

/** Starts a round with the content's items, and in the long round its pool too, in random order. */
export const startStroop = (
  { items, pool }: { items: readonly StroopItem[]; pool: readonly StroopItem[] },
  long: boolean,
  chance: Chance,
): StroopState => ({ queue: shuffled(long ? [...items, ...pool] : items, chance), answers: [] })

/** The current item; undefined when the round is over. */
export const stroopItem = ({ queue, answers }: StroopState): StroopItem | undefined => queue[answers.length]

/** Records the colour chosen for the current item. */
export function answerStroop(state: StroopState, choice: StroopColour, time: number): StroopState {
  const item = stroopItem(state)
  if (!item) return state
  const answer = {
    id: item.id,
    choice,
    correct: choice === item.ink,
    agrees: item.word === item.ink,
    time: Math.max(0, Math.round(time)),
  }
  return { ...state, answers: [...state.answers, answer] }
}

const meanTime = (times: readonly number[]) => (times.length === 0 ? null : Math.round(mean(times)))

/**
 * Percent and number of right answers, and the mean milliseconds of the right answers to items whose word and ink
 * differ, and to those whose word and ink agree; null without any.
 */
export function stroopScore(answers: readonly StroopAnswer[]) {
  const right = answers.filter(({ correct }) => correct)
  return {
    percent: answers.length === 0 ? 0 : Math.round((right.length / answers.length) * 100),
    right: right.length,
    total: answers.length,
    meanDiffering: meanTime(right.filter(({ agrees }) => !agrees).map(({ time }) => time)),
    meanAgreeing: meanTime(right.filter(({ agrees }) => agrees).map(({ time }) => time)),
  }
}
