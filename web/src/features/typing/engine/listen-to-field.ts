import type { TypingRun } from './typing-run'

/** Tab followed by Enter within this time (milliseconds) ends a run. */
export const TAB_ENTER_MS = 1500

/** Keys that would move the field's caret away from its end. */
const MOVES = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'])
/** The `keyCode` during an input method's work. */
const INPUT_METHOD_KEY = 229
const isUnderWay = ({ state }: TypingRun) => state === 'running' || state === 'paused'

/** Whether a key is no shortcut and is not handled by an input method; Windows reports AltGr as Control and Alt. */
const isPlain = (event: KeyboardEvent) =>
  !event.isComposing &&
  event.keyCode !== INPUT_METHOD_KEY &&
  !event.metaKey &&
  (event.getModifierState('AltGraph') || (!event.ctrlKey && !event.altKey))

/**
 * Connects the events of a field and of the page to a run; returns a function that disconnects them. Set `takesKeys`
 * where a held key opens no accent menu: then plain keys need not reach the field.
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
  // The listener is in the capture phase, so that a key handled here reaches no other listener. React would otherwise
  // search the whole page for its own.
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
