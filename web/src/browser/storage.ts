export interface StorageState {
  /** Whether the browser has promised not to evict this site's data; undefined where it does not report it. */
  persisted: boolean | undefined
  /** Bytes. */
  usage: number | undefined
  quota: number | undefined
}

export async function storageState(): Promise<StorageState> {
  const storage = navigator.storage as StorageManager | undefined
  const [persisted, estimate] = await Promise.all([storage?.persisted?.(), storage?.estimate?.()])
  return { persisted, usage: estimate?.usage, quota: estimate?.quota }
}

/** Asks the browser not to evict this site's data; undefined where it has no such request. */
export const askToPersist = async (): Promise<boolean | undefined> =>
  (navigator.storage as StorageManager | undefined)?.persist?.()
