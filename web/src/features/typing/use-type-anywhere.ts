import { type RefObject, useEffect } from 'react'

/** Elements that handle letter keys themselves. */
const TAKES_LETTERS =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable], dialog, [role=dialog]'

/**
 * While a run waits, typed letters go to the field, even if a pressed text, tab or option has the focus. The space bar
 * still presses the focused button.
 */
export function useTypeAnywhere(field: RefObject<HTMLTextAreaElement | null>, isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return
    const onKey = ({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) => {
      if (defaultPrevented || ctrlKey || metaKey || altKey) return
      if (key === ' ' && target !== document.body) return
      if (Array.from(key).length !== 1 && key !== 'Dead') return
      if (target instanceof Element && target.closest(TAKES_LETTERS)) return
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field, isWaiting])
}
