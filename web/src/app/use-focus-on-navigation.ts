import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a change of screen (not of query parameters) the focus moves to the new heading, so that a screen reader reads
 * it.
 */
export function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content')
        if (!target) return
        target.tabIndex = -1
        target.focus({ preventScroll: true })
      }),
    [router],
  )
}
