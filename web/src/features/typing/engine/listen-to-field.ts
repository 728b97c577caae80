import type { TypingRun } from './typing-run'

/** Tab and then Enter within this time ends a run (spec 2 §9). */
export const TAB_ENTER_MS = 1500

/** Keys that would move the field's caret away from its end. */
const MOVES = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'])
/** What `keyCode` says while an input method works. */
const INPUT_METHOD_KEY = 229
const isUnderWay = ({ state }: TypingRun) => state === 'running' || state === 'paused'

/** A key of a keyboard that the browser names, with no shortcut; Windows tells AltGr as Control and Alt. */
const isPlain = (event: KeyboardEvent) =>
  !event.isComposing &&
  event.keyCode !== INPUT_METHOD_KEY &&
  !event.metaKey &&
  (event.getModifierState('AltGraph') || (!event.ctrlKey && !event.altKey))

/**
 * Leads what the browser tells of a field and of the page to a run; answers how to stop. `takesKeys` where a key that is held down opens
 * no menu of accents: then plain keys need not reach the field.
 */
export function listenToField(
  field: HTMLTextAreaElement,
  run: TypingRun,
  { now, takesKeys }: { now: () => number; takesKeys: boolean },
): () => void {
  const page = field.ownerDocument
  const stops: (() => void)[] = []
  const on = <T extends EventTarget>(target: T, type: string, hear: (event: never) => void, capture = false) => {
    target.addEventListener(type, hear as EventListener, capture)
    stops.push(() => target.removeEventListener(type, hear as EventListener, capture))
  }
  const toEnd = () => {
    if (!run.reader.isComposing) field.setSelectionRange(field.value.length, field.value.length)
  }
  let tabAt = Number.NEGATIVE_INFINITY

  on(field, 'beforeinput', (event: InputEvent) => {
    if (run.state === 'finished' || !run.reader.beforeInput(event)) event.preventDefault()
  })
  on(field, 'input', () => run.reader.input())
  on(field, 'compositionstart', ({ data }: CompositionEvent) => run.reader.compositionStart(data))
  on(field, 'compositionend', ({ data }: CompositionEvent) => run.reader.compositionEnd(data))
  // The caret stays at the end wherever the text is clicked; a tap must still open the keyboard.
  on(field, 'mousedown', (event: MouseEvent) => {
    event.preventDefault()
    field.focus({ preventScroll: true })
  })
  on(field, 'focus', toEnd)
  on(field, 'pointerup', toEnd)
  on(field, 'blur', () => run.pause())
  on(page, 'visibilitychange', () => page.visibilityState === 'hidden' && run.pause())
  // Heard before anybody else: what is taken here concerns nobody, and React alone would look for listeners of it through the whole page.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target } = event
    const isQuick = now() - tabAt <= TAB_ENTER_MS
    tabAt = key === 'Tab' && isUnderWay(run) && target === field ? now() : Number.NEGATIVE_INFINITY
    if (key === 'Enter' && isQuick && isUnderWay(run)) {
      event.preventDefault()
      event.stopPropagation()
      run.end('ended')
    } else if (target !== field) return
    else if (run.state !== 'finished' && run.reader.keyDown(key, takesKeys && isPlain(event))) {
      event.preventDefault()
      event.stopPropagation()
    } else if (MOVES.has(key) || ((ctrlKey || metaKey) && key.toLowerCase() === 'a')) event.preventDefault()
  }
  on(page, 'keydown', onKeyDown, true)
  on(page, 'keyup', (event: KeyboardEvent) => event.target === field && event.stopPropagation(), true)
  return () => {
    for (const stop of stops) stop()
  }
}
