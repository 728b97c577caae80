/** Bounds of a reaction in milliseconds, measured outside of the game. */
export interface SeenReaction {
  least: number
  most: number
}
declare global {
  var situReactions: SeenReaction[]
}

/** Runs in the page: the signal appeared between the callback of its frame and the task after that frame. */
export function watchReactions() {
  globalThis.situReactions = []
  let wasShown = false
  let [begun, painted] = [Number.NaN, Number.NaN]
  new MutationObserver((records) => {
    const isShown = records.some(({ target }) => (target as HTMLElement).dataset.phase === 'shown')
    // React sets the same word again when it re-renders.
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
