import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { currentDb, unlessClosed } from '#data/db/db'
import { holdCustomText, readCustomText, saveCustomText } from '#data/typing/typing-view'

/** The learner's own text: saved at every keystroke, restored after a reload. `text` is undefined while it loads. */
export function useCustomText() {
  const [db] = useState(currentDb)
  const [text, setText] = useState<string>()
  const latest = useRef<string>(undefined)
  const writing = useRef(false)
  const found = useEffectEvent((kept: string) => {
    if (latest.current === undefined) setText(kept)
  })
  useEffect(() => {
    readCustomText(db).then(found).catch(unlessClosed(db))
  }, [db])
  const write = async () => {
    for (let written: string | undefined; written !== latest.current; ) {
      written = latest.current
      await saveCustomText(db, written ?? '')
    }
  }
  const change = (next: string) => {
    latest.current = next
    holdCustomText(db, next)
    setText(next)
    if (writing.current) return
    writing.current = true
    write()
      .catch(unlessClosed(db))
      .finally(() => {
        writing.current = false
      })
  }
  return { text, change }
}
