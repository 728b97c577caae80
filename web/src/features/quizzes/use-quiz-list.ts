import { useEffect, useState } from 'react'
import { quizzes } from 'shared/contract/quizzes'
import { useAnswer } from '#data/use-answer'

/** The list is asked for again after five minutes, and twice more after a failure (spec 2 §7). */
const FRESH_MS = 300_000
const RETRIES = 2

/**
 * The quizzes as the server or this device has them: undefined while neither has answered; `failed` when neither can. A list without
 * the `wanted` one is asked for again at once: it may be new.
 */
export function useQuizList(wanted?: string) {
  const [lacking, setLacking] = useState(false)
  const { value, settled, failure, again } = useAnswer(
    quizzes.list,
    {},
    { freshFor: lacking ? 0 : FRESH_MS, retries: RETRIES },
  )
  const known = value ?? undefined
  const lacks = wanted !== undefined && known !== undefined && !known.some(({ id }) => id === wanted)
  useEffect(() => setLacking(lacks), [lacks])
  return { quizzes: known, failed: settled && !known && failure !== undefined, failure, again }
}
