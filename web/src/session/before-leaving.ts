const tasks = new Set<() => Promise<void>>()

/** Registers what must be written before the user's database is closed; the returned function takes it back. */
export function beforeLeaving(task: () => Promise<void>): () => void {
  tasks.add(task)
  return () => tasks.delete(task)
}

/** Runs everything that wants to be written first. */
export const settleBeforeLeaving = () => Promise.all([...tasks].map((task) => task()))
