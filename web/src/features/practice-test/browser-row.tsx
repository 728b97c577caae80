import { Trans } from '@lingui/react/macro'
import { Monitor } from 'lucide-react'
import type { ReactNode } from 'react'
import { type BrowserKind, browserKind } from '#browser/browser-kind'
import { CheckRow } from '#ui/check-row'

const WORDS: Record<BrowserKind, ReactNode> = {
  chrome: <Trans>Chrome on a computer, as the real test asks.</Trans>,
  firefox: <Trans>Firefox on a computer, as the real test asks.</Trans>,
  safari: (
    <Trans>
      Safari: the real test does not allow it. To practise here is fine; take the real one in Chrome or Firefox.
    </Trans>
  ),
  other: <Trans>The real test asks for Chrome or Firefox on a computer. To practise in this browser is fine.</Trans>,
  phone: (
    <Trans>A phone: the real test does not allow it. To practise here is fine; take the real one on a computer.</Trans>
  ),
  tablet: (
    <Trans>A tablet: the real test does not allow it. To practise here is fine; take the real one on a computer.</Trans>
  ),
}

/** Whether the real test could be taken in this browser (casper-facts.md §3). */
export function BrowserRow() {
  const kind = browserKind()
  const allowed = kind === 'chrome' || kind === 'firefox'
  return (
    <CheckRow icon={Monitor} title={<Trans>Browser</Trans>} state={allowed ? 'good' : 'warning'}>
      {WORDS[kind]}
    </CheckRow>
  )
}
