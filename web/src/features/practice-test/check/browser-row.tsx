import { Trans } from '@lingui/react/macro'
import { Monitor } from 'lucide-react'
import type { ReactNode } from 'react'
import { type BrowserKind, browserKind } from '#browser/browser-kind'
import { CheckRow } from '#ui/media/check-row'

const WORDS: Record<BrowserKind, ReactNode> = {
  chrome: <Trans>Chrome on a computer, as the real test requires.</Trans>,
  firefox: <Trans>Firefox on a computer, as the real test requires.</Trans>,
  safari: (
    <Trans>
      Safari is not allowed for the real test. You can practise here, but use Chrome or Firefox for the real one.
    </Trans>
  ),
  other: <Trans>The real test requires Chrome or Firefox on a computer. You can practise in this browser.</Trans>,
  phone: (
    <Trans>
      Phones are not allowed for the real test. You can practise here, but you will need a computer for the real one.
    </Trans>
  ),
  tablet: (
    <Trans>
      Tablets are not allowed for the real test. You can practise here, but you will need a computer for the real one.
    </Trans>
  ),
}

/** Says whether the real test allows this browser. */
export function BrowserRow() {
  const kind = browserKind()
  const allowed = kind === 'chrome' || kind === 'firefox'
  return (
    <CheckRow icon={Monitor} title={<Trans>Browser</Trans>} state={allowed ? 'good' : 'warning'}>
      {WORDS[kind]}
    </CheckRow>
  )
}
