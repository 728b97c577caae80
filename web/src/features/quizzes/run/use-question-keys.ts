import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

export interface QuestionKeys {
  /** 1 to 4, or A to D; `option` is the index as a string, `0` to `3`. */
  choose: (option: string) => void
  /** Left and right arrow keys. */
  turn?: (by: 1 | -1) => void
  /** Enter, where no element with the focus handles it. */
  confirm: () => void
}

const OPTIONS = '[data-option]'
const optionOf = (key: string) => {
  if (key.length !== 1) return -1
  const digit = '1234'.indexOf(key)
  return digit >= 0 ? digit : 'abcd'.indexOf(key.toLowerCase())
}

/** Up and down move through the options and stop at the ends. */
function moveFocus(area: HTMLElement, by: 1 | -1) {
  const options = [...area.querySelectorAll<HTMLElement>(OPTIONS)]
  const here = options.indexOf(document.activeElement as HTMLElement)
  const next = here < 0 ? (by > 0 ? 0 : options.length - 1) : here + by
  options[next]?.focus()
}

/**
 * Keyboard control of a question. Keys are handled only while the focus is in the question, because single-letter keys
 * must not act from elsewhere (WCAG 2.1.4).
 */
export function useQuestionKeys(area: RefObject<HTMLElement | null>, { choose, turn, confirm }: QuestionKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || target.closest('dialog')) return
    const option = optionOf(event.key)
    if (option >= 0) choose(String(option))
    else if (event.key === 'ArrowDown') moveFocus(event.currentTarget as HTMLElement, 1)
    else if (event.key === 'ArrowUp') moveFocus(event.currentTarget as HTMLElement, -1)
    else if (event.key === 'ArrowRight' && turn) turn(1)
    else if (event.key === 'ArrowLeft' && turn) turn(-1)
    else if (event.key === 'Enter' && !target.closest('a, button:not([aria-disabled=true])')) confirm()
    else return
    event.preventDefault()
  })
  // The listener is added before the question is painted, so that the first key of a quick learner counts.
  useLayoutEffect(() => {
    const element = area.current
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [area])
}
