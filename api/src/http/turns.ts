import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Lets work that holds the processor happen a piece at a time, each in a turn of the event loop of its own: whoever asks for something quick
 * meanwhile waits for one piece at most. The users who wait take turns, so that one who asks for much waits for themselves.
 */
export function createTurns() {
  const waiting = new Map<string, (() => void)[]>()
  let isRunning = false

  async function run() {
    isRunning = true
    for (;;) {
      await nextTurn()
      const [next] = waiting
      if (!next) break
      const [user, pieces] = next
      // Whoever has more goes to the end of the line.
      waiting.delete(user)
      const piece = pieces.shift()
      if (pieces.length > 0) waiting.set(user, pieces)
      piece?.()
    }
    isRunning = false
  }
  return <T>(userId: string, work: () => T): Promise<T> =>
    new Promise((done, fail) => {
      const piece = () => {
        try {
          done(work())
        } catch (error) {
          fail(error)
        }
      }
      const pieces = waiting.get(userId)
      if (pieces) pieces.push(piece)
      else waiting.set(userId, [piece])
      if (!isRunning) void run()
    })
}
export type Turns = ReturnType<typeof createTurns>
