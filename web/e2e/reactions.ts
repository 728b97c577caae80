/** A reaction as somebody beside the game sees it: it lasted at least and at most so many milliseconds. */
export interface SeenReaction {
  least: number
  most: number
}
declare global {
  var situReactions: SeenReaction[]
}

/** Runs in the page: the signal came on the screen between the call of its frame and what the frame was followed by. */
export function watchReactions() {
  globalThis.situReactions = []
  let wasShown = false
  let [begun, painted] = [Number.NaN, Number.NaN]
  new MutationObserver((records) => {
    const isShown = records.some(({ target }) => (target as HTMLElement).dataset.phase === 'shown')
    // React writes the same word once more when it hears of it.
    const isFirst = isShown && !wasShown
    wasShown = isShown
    if (!isFirst) return
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      painted = performance.now()
    }
    requestAnimationFrame(() => {
      begun = performance.now()
      port2.postMessage(0)
    })
  }).observe(document.body, { subtree: true, attributeFilter: ['data-phase'] })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      if (wasShown) situReactions.push({ least: timeStamp - painted, most: timeStamp - begun })
    },
    { capture: true },
  )
}
