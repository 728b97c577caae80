import { useCallback, useEffect, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { practiceTexts } from 'shared/contract/calls/practice-texts'
import { typing } from 'shared/contract/calls/typing'
import type { PracticeText } from 'shared/model/content/practice-text'
import type { TypingWords } from 'shared/model/typing-words'
import { useQuery } from '#data/db/use-query'
import { refresh } from '#data/http/reader'
import { useResource } from '#data/http/use-resource'

/** Milliseconds after which the request for the texts is aborted. */
export const TEXTS_TIMEOUT_MS = 5000
const FRESH_MS = 300_000

/**
 * The texts to type, from the server or this device; undefined while there are none. `failed` when this device has none
 * and the server returned no list of texts: no network, a time-out, a refusal, or something other than a JSON list.
 */
export function usePracticeTexts(): { texts: PracticeText[] | undefined; failed: boolean; again: () => void } {
  const stored = useQuery(async (db) => ({ value: (await db.cachedResponses.get(practiceTexts.list.path))?.value }), [])
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

/**
 * The words of random texts, from the server or this device; undefined while there are none, `failed` when neither has
 * them.
 */
export function useTypingWords(): { words: TypingWords | undefined; failed: boolean; again: () => void } {
  const { value, settled, again } = useResource(typing.words, {})
  const words = value ?? undefined
  return { words, failed: settled && words === undefined, again }
}
