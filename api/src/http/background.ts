/** Tracks work that no reply waits for, so that a stop can wait for it. */
export function createBackground(onError: (error: unknown) => void) {
  const open = new Set<Promise<void>>()
  return {
    run(work: () => Promise<unknown>) {
      const settled: Promise<void> = new Promise<void>((next) => setImmediate(next))
        .then(work)
        .then(() => undefined, onError)
        .finally(() => open.delete(settled))
      open.add(settled)
    },
    idle: async () => {
      while (open.size > 0) await Promise.all(open)
    },
  }
}
export type Background = ReturnType<typeof createBackground>
