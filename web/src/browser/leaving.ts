/**
 * Milliseconds after `beforeunload` from which a page that is still here is not being left: the learner chose to stay,
 * or a download began.
 */
const STAYS_AFTER_MS = 5000

let stays: Promise<void> | undefined
addEventListener('beforeunload', () => {
  const now = new Promise<void>((resolve) => setTimeout(resolve, STAYS_AFTER_MS))
  stays = now
  void now.then(() => {
    if (stays === now) stays = undefined
  })
})

/** Whether the page is being left for another one. */
export const isLeaving = () => stays !== undefined

/**
 * Returns the result of `loading`. Firefox ends all loading when a page is left, before the next page arrives, and a
 * reload because of that failure would take the learner back. So a failure is thrown only once the page is no longer
 * being left.
 */
export async function unlessLeaving<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    await stays
    throw error
  }
}
