import { useEffect } from 'react'
import { currentDb, unlessClosed } from '#data/db/db'
import { makeAssistantSecret, useAssistantSecret } from '#data/practice/evaluations'

const hashOf = (text: string) => {
  let hash = 0
  for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) >>> 0
  return hash.toString(36)
}

/**
 * The random marker of a prompt about this answer: the same after a reload, different for another answer; undefined
 * until its secret is made.
 */
export function useNonce(response: string): string | undefined {
  const secret = useAssistantSecret()
  useEffect(() => {
    const db = currentDb()
    makeAssistantSecret(db).catch(unlessClosed(db))
  }, [])
  return secret && `${secret}${hashOf(response)}`
}
