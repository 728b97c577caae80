import type { ReactNode } from 'react'

/** The saffron highlighter behind emphasized words. */
export function Highlight({ children }: { children: ReactNode }) {
  return <mark className="swipe">{children}</mark>
}
