import type { RefObject } from 'react'
import { digitOf } from './digit-of'
import { useGameKeys } from './use-game-keys'

/** The digits 1, 2, 3 … give the answers in their order on screen; a key that is held down gives one answer. */
export function useAnswerKeys<T>(
  area: RefObject<HTMLElement | null>,
  paused: boolean,
  answers: readonly T[],
  onAnswer: (answer: T, event: KeyboardEvent) => void,
) {
  useGameKeys(area, paused, (event) => {
    const digit = event.repeat ? undefined : digitOf(event)
    const answer = digit === undefined ? undefined : answers[digit - 1]
    if (answer !== undefined) onAnswer(answer, event)
    return answer !== undefined
  })
}
