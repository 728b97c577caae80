import { useEffect } from 'react'

let shown: string | undefined
let count = ''
const show = () => {
  if (shown) document.title = `${count && `(${count}) `}${shown} · Situ`
}

/** Sets the tab's title: "Title · Situ". */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    if (!title) return
    shown = title
    show()
  }, [title])
}

/** Puts a number before the tab's title, on every screen: "(3) Title · Situ"; an empty text removes it. */
export function useTitleCount(text: string) {
  useEffect(() => {
    count = text
    show()
    return () => {
      count = ''
      show()
    }
  }, [text])
}
