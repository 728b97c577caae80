import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Runs work that occupies the processor one piece at a time, each in its own turn of the event loop, so that a quick
 * request waits for one piece at most. Waiting users take turns, so that a user with much work delays only themselves.
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
      // A user with more work goes to the end of the queue.
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
