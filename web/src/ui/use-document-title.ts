import { useEffect } from 'react'

/** Names the tab after the screen: "Title · Situ". */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} · Situ`
  }, [title])
}
