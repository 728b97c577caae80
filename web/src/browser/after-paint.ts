/**
 * Calls `then` with the time (`performance.now()`) just after the next frame was painted: changes made before the call
 * are then on screen. Returns a function that cancels it.
 */
export function afterPaint(then: (at: number) => void): () => void {
  const { port1, port2 } = new MessageChannel()
  let wanted = true
  const frame = requestAnimationFrame(() => port2.postMessage(undefined))
  const end = () => {
    wanted = false
    cancelAnimationFrame(frame)
    port1.close()
  }
  // A message sent from an animation frame callback is delivered after that frame.
  port1.onmessage = () => {
    if (!wanted) return
    end()
    then(performance.now())
  }
  return end
}
