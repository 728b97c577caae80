import { t } from '@lingui/core/macro'
import { CONTRACT_VERSION } from 'shared/contract/version'
import { isOnline } from '#browser/online'
import { lookForUpdate } from '#browser/service-worker-registration'
import { contractHeard } from '#data/client'
import { toast } from '#ui/toast'

const RELOADED = 'situ.reloaded-for-chunk'

const isQuota = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || ('inner' in error && isQuota(error.inner)))

/** What can go wrong under any screen: a full disk, a chunk of an older build, a server that is ahead of this client. */
export function watchTrouble() {
  addEventListener('unhandledrejection', (event) => {
    if (!isQuota(event.reason)) return
    event.preventDefault()
    toast({
      tone: 'danger',
      title: t`This device is full`,
      description: t`The last change could not be saved here. What was saved before is safe: free some space, then try again.`,
    })
  })
  // Offline the chunk is in the cache or nowhere: only a network can bring it, and only one reload is tried.
  addEventListener('vite:preloadError', (event) => {
    if (!isOnline() || sessionStorage.getItem(RELOADED)) return
    event.preventDefault()
    sessionStorage.setItem(RELOADED, '1')
    location.reload()
  })
  contractHeard.addEventListener('version', (event) => {
    if ((event as CustomEvent<number>).detail > CONTRACT_VERSION) void lookForUpdate()
  })
}
