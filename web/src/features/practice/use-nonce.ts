import { useEffect } from 'react'
import { db, unlessClosed } from '#data/db'
import { makeAssistantSecret, useAssistantSecret } from '#data/evaluations'

const hashOf = (text: string) => {
  let hash = 0
  for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) >>> 0
  return hash.toString(36)
}

/** The mark of a prompt about this answer: nobody guesses it, a reload finds it again, another answer has another one. */
export function useNonce(response: string): string | undefined {
  const secret = useAssistantSecret()
  useEffect(() => {
    const home = db()
    makeAssistantSecret(home).catch(unlessClosed(home))
  }, [])
  return secret && `${secret}${hashOf(response)}`
}
