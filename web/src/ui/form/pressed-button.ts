let isPressed = false
const PRESSES = ['pointerdown', 'pointerup', 'pointercancel']

/** Starts to watch whether a button is being pressed; returns a function that stops it. */
export function watchPresses() {
  // Each form needs a listener of its own: removing a shared one would stop it for the other forms too.
  const follow = ({ type, target }: Event) => {
    isPressed = type === 'pointerdown' && target instanceof Element && target.closest('button') !== null
  }
  for (const type of PRESSES) addEventListener(type, follow, true)
  return () => {
    for (const type of PRESSES) removeEventListener(type, follow, true)
  }
}

/**
 * Whether a field is left for a button. Safari on a Mac gives no focus to a button that is pressed, so that
 * `relatedTarget` is null there.
 */
export const leftForButton = (relatedTarget: EventTarget | null) =>
  isPressed || relatedTarget instanceof HTMLButtonElement
