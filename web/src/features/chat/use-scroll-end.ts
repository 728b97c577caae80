import { useLayoutEffect, useRef, useState } from 'react'

/** Closer to the end than this, one is reading the newest. */
const NEAR_END_PX = 48

interface Contents {
  first: string | undefined
  last: string
  /** The last one that the reader wrote. */
  own: string | undefined
  count: number
  /** Messages that could not be sent: each has room for its reason and its buttons. */
  failed: number
}

/**
 * Keeps the place in a list that grows at both ends: at its end the reader stays with the newest, elsewhere they are told of it and
 * nothing moves; what is put before leaves what is read where it is. After what one writes oneself, it goes to the end.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured after every change of what is in the list
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
