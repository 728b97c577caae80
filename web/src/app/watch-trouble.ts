import { t } from '@lingui/core/macro'
import { CONTRACT_VERSION } from 'shared/contract/version'
import { isLeaving } from '#browser/leaving'
import { isOnline } from '#browser/online'
import { lookForUpdate } from '#browser/worker/service-worker-registration'
import { contractHeard } from '#data/http/client'
import { toast } from '#ui/feedback/toast'

const RELOADED = 'situ.reloaded-for-chunk'

const isQuota = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || ('inner' in error && isQuota(error.inner)))

/**
 * Handles failures that any screen can have: a full disk, a chunk of an older build, a server with a newer contract.
 */
export function watchTrouble() {
  addEventListener('unhandledrejection', (event) => {
    if (!isQuota(event.reason)) return
    event.preventDefault()
    toast({
      tone: 'danger',
      title: t`This device is full`,
      description: t`Your last change couldn’t be saved here. Everything saved before is safe: free up some space, then try again.`,
    })
  })
  // Offline a missing chunk cannot be loaded, and only one reload is tried. A page that is being left is not reloaded:
  // Firefox has ended its loading, and a reload would take the learner back.
  addEventListener('vite:preloadError', (event) => {
    if (isLeaving() || !isOnline() || sessionStorage.getItem(RELOADED)) return
    event.preventDefault()
    sessionStorage.setItem(RELOADED, '1')
    location.reload()
  })
  contractHeard.addEventListener('version', (event) => {
    if ((event as CustomEvent<number>).detail > CONTRACT_VERSION) void lookForUpdate()
  })
}
