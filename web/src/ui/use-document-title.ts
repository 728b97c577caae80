import { useEffect } from 'react'

/** Sets the tab's title: "Title · Situ". */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} · Situ`
  }, [title])
}
