import { useLayoutEffect, useRef, useState } from 'react'

/** The reader counts as reading the newest messages within this many pixels of the end. */
const NEAR_END_PX = 48

interface Contents {
  first: string | undefined
  last: string
  /** Id of the reader's last own message. */
  own: string | undefined
  count: number
  /** Number of messages that could not be sent: each takes room for its reason and its buttons. */
  failed: number
}

/**
 * Keeps the scroll position in a list that grows at both ends. At its end the reader stays with the newest messages;
 * elsewhere they are only told of new ones. Messages added in front do not move what is read. After the reader's own
 * message the list scrolls to its end.
 */
export function useScrollEnd({ first, last, own, count, failed }: Contents) {
  const ref = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const before = useRef({ first, last: '', own, count: 0, height: 0 })
  const [hasNew, setHasNew] = useState(false)

  const toEnd = () => {
    const box = ref.current
    if (!box) return
    box.scrollTop = box.scrollHeight
    isAtEnd.current = true
    setHasNew(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured after every change of the list's content
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const was = before.current
    before.current = { first, last, own, count, height: box.scrollHeight }
    const isNew = last !== was.last && count > was.count
    if (isAtEnd.current || (isNew && own !== was.own)) toEnd()
    else if (isNew) setHasNew(true)
    else if (first !== was.first) box.scrollTop += box.scrollHeight - was.height
  }, [first, last, own, count, failed])

  const onScroll = () => {
    const box = ref.current
    if (!box) return
    before.current.height = box.scrollHeight
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX
    if (isAtEnd.current) setHasNew(false)
  }
  return { ref, onScroll, hasNew, toEnd }
}
