const tasks = new Set<() => Promise<void>>()

/** Registers a write that must finish before the user's database is closed; the returned function unregisters it. */
export function beforeLeaving(task: () => Promise<void>): () => void {
  tasks.add(task)
  return () => tasks.delete(task)
}

/** Runs all registered writes. */
export const settleBeforeLeaving = () => Promise.all([...tasks].map((task) => task()))
