import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { db, unlessClosed } from '#data/db'
import { holdCustomText, readCustomText, saveCustomText } from '#data/typing-view'

/** The learner's own text: kept at every letter, found again after a reload. Undefined while it is looked up. */
export function useCustomText() {
  const [home] = useState(db)
  const [text, setText] = useState<string>()
  const latest = useRef<string>(undefined)
  const writing = useRef(false)
  const found = useEffectEvent((kept: string) => {
    if (latest.current === undefined) setText(kept)
  })
  useEffect(() => {
    readCustomText(home).then(found).catch(unlessClosed(home))
  }, [home])
  const write = async () => {
    for (let written: string | undefined; written !== latest.current; ) {
      written = latest.current
      await saveCustomText(home, written ?? '')
    }
  }
  const change = (next: string) => {
    latest.current = next
    holdCustomText(home, next)
    setText(next)
    if (writing.current) return
    writing.current = true
    write()
      .catch(unlessClosed(home))
      .finally(() => {
        writing.current = false
      })
  }
  return { text, change }
}
