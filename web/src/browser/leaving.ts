/**
 * A page that is still here so long after `beforeunload` is not being left: the learner chose to stay, or a download
 * began.
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
 * What is being loaded. Firefox ends all loading when a page is left, before the next page arrives; whoever reloads the
 * page because of that failure takes the learner back. So the failure is held back for as long as the page is being left.
 */
export async function unlessLeaving<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    await stays
    throw error
  }
}
