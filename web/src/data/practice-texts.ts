import { useCallback, useEffect, useState } from 'react'
import { practiceTexts } from 'shared/contract/practice-texts'
import { typing } from 'shared/contract/typing'
import type { PracticeText } from 'shared/model/practice-text'
import type { TypingWords } from 'shared/model/typing-words'
import { ApiError } from './client'
import { refresh } from './reader'
import { useAnswer } from './use-answer'
import { useQuery } from './use-query'

/** A request for the texts is given up after this time (spec 2 §7). */
export const TEXTS_TIMEOUT_MS = 5000
const FRESH_MS = 300_000

/**
 * The texts to type as the server or this device has them; undefined while neither has answered. `failed` when the server did not
 * answer with a list of texts: no network, too slow, a refusal, something else than JSON or than a list.
 */
export function usePracticeTexts(): { texts: PracticeText[] | undefined; failed: boolean; again: () => void } {
  const stored = useQuery(async (home) => ({ value: (await home.answers.get(practiceTexts.list.path))?.value }), [])
  const [state, setState] = useState<'asking' | 'came' | 'failed'>('asking')
  const ask = useCallback((freshFor: number) => {
    setState('asking')
    refresh(practiceTexts.list, {}, { freshFor, timeout: TEXTS_TIMEOUT_MS }).then(
      () => setState('came'),
      (error: unknown) => {
        setState('failed')
        if (!(error instanceof ApiError || error instanceof SyntaxError)) throw error
      },
    )
  }, [])
  useEffect(() => ask(FRESH_MS), [ask])
  const isList = Array.isArray(stored?.value)
  return {
    texts: isList ? (stored?.value as PracticeText[]) : undefined,
    failed: !isList && stored !== undefined && state !== 'asking',
    again: () => ask(0),
  }
}

/** The words of random texts; undefined while neither the server nor this device has answered, `failed` when neither can. */
export function useTypingWords(): { words: TypingWords | undefined; failed: boolean; again: () => void } {
  const { value, settled, again } = useAnswer(typing.words, {})
  const words = value ?? undefined
  return { words, failed: settled && words === undefined, again }
}
