import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const findTitle = () => document.querySelector<HTMLElement>('main h1')

function focus(target: HTMLElement) {
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Waits for a title that appears with its data, and focuses it unless the learner has moved the focus meanwhile. */
function focusWhenItComes(content: HTMLElement): MutationObserver {
  const watch = new MutationObserver(() => {
    const title = findTitle()
    if (!title) return
    watch.disconnect()
    // The focus is still where the navigation has put it.
    if (document.activeElement === content) focus(title)
  })
  watch.observe(content, { childList: true, subtree: true })
  return watch
}

/**
 * After a change of screen (not of query parameters) the focus moves to the new heading, so that a screen reader reads
 * it.
 */
export function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(() => {
    let waiting: MutationObserver | undefined
    const end = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      waiting?.disconnect()
      const title = findTitle()
      const content = document.getElementById('content')
      if (title) focus(title)
      else if (content) {
        focus(content)
        waiting = focusWhenItComes(content)
      }
    })
    return () => {
      end()
      waiting?.disconnect()
    }
  }, [router])
}
