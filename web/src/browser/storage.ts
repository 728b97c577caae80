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

/**
 * Whether this browser asks its user for permission, who then needs a reason first. Firefox does; other browsers decide
 * by themselves.
 */
export const promptsToPersist = ({ userAgent }: Pick<Navigator, 'userAgent'> = navigator) =>
  /Firefox\//.test(userAgent) && navigator.storage !== undefined

/** Asks the browser not to evict this site's data; undefined where it has no such request. */
export const askToPersist = async (): Promise<boolean | undefined> =>
  (navigator.storage as StorageManager | undefined)?.persist?.()
