export interface StorageState {
  /** Whether the browser has promised not to clear this site's data by itself; undefined where it cannot say. */
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

/** Asks the browser to keep this site's data; undefined where it cannot be asked. */
export const askToPersist = async (): Promise<boolean | undefined> =>
  (navigator.storage as StorageManager | undefined)?.persist?.()
