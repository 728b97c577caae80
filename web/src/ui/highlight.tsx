import type { ReactNode } from 'react'

/** The saffron highlighter behind the words that count. */
export function Highlight({ children }: { children: ReactNode }) {
  return <mark className="swipe">{children}</mark>
}
