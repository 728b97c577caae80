import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Functions that close what is open above the page, the newest last. */
const open: (() => void)[] = []

/** Whether Back would close something instead of leaving the page. */
export const isAnythingOpen = () => open.length > 0

/**
 * While `isOpen`, Back (the button, a gesture, a key) closes the newest dialog or drawer and stays on the page; links
 * inside it lead away as usual. No entry is added to the history, so the address does not change.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  const history = useRouter({ warn: false })?.history
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !history) return
    const closeThis = () => close()
    open.push(closeThis)
    const unblock = history.block({
      blockerFn: ({ action }) => {
        if (action !== 'BACK') return false
        open.at(-1)?.()
        return true
      },
      enableBeforeUnload: false,
    })
    return () => {
      open.splice(open.indexOf(closeThis), 1)
      unblock()
    }
  }, [isOpen, history])
}
