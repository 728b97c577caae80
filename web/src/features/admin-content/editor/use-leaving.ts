import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { markBusy } from '#browser/busy'
import { isAnythingOpen } from '#ui/feedback/use-close-on-back'

interface Place {
  pathname: string
  search: object
}
const itemOf = ({ search }: Place) => (search as { item?: unknown }).item

/** Asks before a form with changes is left, and keeps a new version of the app from reloading the page meanwhile. */
export function useLeaving(isChanged: boolean) {
  useEffect(() => {
    if (isChanged) return markBusy('admin form')
    return undefined
  }, [isChanged])
  const blocker = useBlocker({
    // Back closes an open dialog first, and the page is not left.
    shouldBlockFn: ({ action, current, next }) =>
      isChanged &&
      !(action === 'BACK' && isAnythingOpen()) &&
      (current.pathname !== next.pathname || itemOf(current) !== itemOf(next)),
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  })
  return blocker.status === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : undefined
}
