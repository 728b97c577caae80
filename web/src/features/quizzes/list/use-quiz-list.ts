import { useEffect, useState } from 'react'
import { quizzes } from 'shared/contract/calls/quizzes'
import { useResource } from '#data/http/use-resource'

/** Milliseconds for which the list is fresh; a failed request is repeated twice. */
const FRESH_MS = 300_000
const RETRIES = 2

/**
 * The quizzes from the server or this device: undefined while neither has replied; `failed` when neither can. A list
 * without the `wanted` quiz is requested again at once, because the quiz may be new.
 */
export function useQuizList(wanted?: string) {
  const [lacking, setLacking] = useState(false)
  const { value, settled, failure, again } = useResource(
    quizzes.list,
    {},
    { freshFor: lacking ? 0 : FRESH_MS, retries: RETRIES },
  )
  const known = value ?? undefined
  const lacks = wanted !== undefined && known !== undefined && !known.some(({ id }) => id === wanted)
  useEffect(() => setLacking(lacks), [lacks])
  return { quizzes: known, failed: settled && !known && failure !== undefined, failure, again }
}
