import { type RefObject, useEffect } from 'react'

const TAKES_KEYS = 'input, textarea, select, button, a, summary, [contenteditable], [role=tab], dialog'

/** While a run waits, whoever types with the focus nowhere in particular types into the field. */
export function useTypeAnywhere(field: RefObject<HTMLTextAreaElement | null>, isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return
    const onKey = ({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) => {
      if (defaultPrevented || ctrlKey || metaKey || altKey || key === ' ') return
      if (Array.from(key).length !== 1 && key !== 'Dead') return
      if (target instanceof Element && target.closest(TAKES_KEYS)) return
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field, isWaiting])
}
