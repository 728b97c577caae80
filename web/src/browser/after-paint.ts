/**
 * Calls back with the moment (`performance.now()`) just after the next frame was painted: what was changed before the call is on the
 * screen then. Answers how to call it off.
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
  // A message that is sent from a frame's own callback is delivered once that frame is done.
  port1.onmessage = () => {
    if (!wanted) return
    end()
    then(performance.now())
  }
  return end
}
