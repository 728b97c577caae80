import { chakra } from '@chakra-ui/react/styled-system'
import { useLayoutEffect, useRef } from 'react'
import { cleanRichText } from './rich-text-cleaning'

const Article = chakra('article', {
  base: {
    fontFamily: 'reading',
    fontWeight: 450,
    fontSize: { base: 'lg', md: 'xl' },
    lineHeight: { base: 1.62, md: 1.6 },
    maxWidth: 'measure',
    '& > * + *': { marginTop: '1em' },
    '& h2': { fontWeight: 600, fontSize: '1.5rem', lineHeight: 1.3, marginTop: '1.5em' },
    '& h3, & h4': { fontWeight: 600, fontSize: '1.25rem', lineHeight: 1.3, marginTop: '1.4em' },
    '& strong': { fontWeight: 650 },
    '& em, & i': { fontFamily: 'body', fontWeight: 400, fontSize: '.92em', color: 'fg.muted' },
    '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& ul, & ol': { display: 'grid', gap: '.7em' },
    '& li': { position: 'relative', paddingLeft: '1.3em' },
    '& ul > li::before': {
      content: '""',
      position: 'absolute',
      left: '.2em',
      top: '.68em',
      width: '6px',
      height: '6px',
      borderRadius: 'full',
      background: 'accent.solid',
    },
    '& ol': { counterReset: 'item' },
    '& ol > li': { counterIncrement: 'item', paddingLeft: '1.7em' },
    '& ol > li::before': {
      content: 'counter(item)',
      position: 'absolute',
      left: 0,
      fontFamily: 'body',
      fontWeight: 600,
      fontSize: '.85em',
      color: 'fg.subtle',
    },
    '& blockquote': {
      padding: '16px 18px',
      borderRadius: '8px',
      border: '1px solid {colors.border}',
      background: 'bg.panel',
    },
    '& blockquote > * + *': { marginTop: '.7em' },
    '& .name': {
      display: 'block',
      width: 'fit-content',
      fontFamily: 'body',
      fontWeight: 600,
      fontSize: 'sm',
      lineHeight: 1.3,
      marginBottom: '6px',
      color: 'fg.subtle',
    },
    '& .weak': { borderStyle: 'dashed', borderColor: 'border.emphasized', background: 'none' },
    '& .strong .name': {
      color: 'fg',
      padding: '0 3px',
      marginLeft: '-3px',
      background: 'linear-gradient(transparent 52%, {colors.mark.swipe} 52%, {colors.mark.swipe} 96%, transparent 96%)',
    },
    '& .table': {
      overflowX: 'auto',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      background: 'bg.panel',
      maxWidth: 'calc(100vw - 32px)',
    },
    '& table': {
      width: 'full',
      borderCollapse: 'collapse',
      fontFamily: 'body',
      fontSize: '.9375rem',
      lineHeight: 1.45,
    },
    '& th': { textAlign: 'left', fontWeight: 600, color: 'fg.muted', fontSize: 'sm' },
    '& th, & td': { padding: '10px 14px', verticalAlign: 'top', borderTop: '1px solid {colors.border}' },
    '& thead tr:first-of-type th': { borderTop: 0 },
    '& hr': { border: 0, borderTop: '1px solid {colors.border}', marginBlock: '2em' },
    '& code': {
      fontFamily: 'mono',
      fontSize: '.86em',
      background: 'bg.subtle',
      padding: '.1em .3em',
      borderRadius: 'sm',
    },
    '& img': { maxWidth: 'full', height: 'auto', borderRadius: 'lg' },
    _print: { maxWidth: 'none', fontSize: '11pt', '& blockquote, & table': { breakInside: 'avoid' } },
  },
})

/** The name of a table: the heading above it, if any, and its columns. */
function tableName(fragment: DocumentFragment, table: Element): string {
  const above = [...fragment.querySelectorAll('h2, h3, h4')].findLast(
    (heading) => heading.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const columns = table.querySelectorAll('tr:first-of-type > th')
  return [above, ...columns].flatMap((part) => part?.textContent?.trim() || []).join(', ')
}

const WEAK = /faible|weak/i
const STRONG = /solide|stronger/i

/**
 * Styles the callouts (a quotation that begins with a bold name is a sample answer, weak or stronger), frames tables,
 * and makes external links open in a new tab.
 */
function dress(fragment: DocumentFragment) {
  for (const quote of fragment.querySelectorAll('blockquote')) {
    const name = quote.querySelector('p:first-child > strong:first-child')
    if (!name || name.previousSibling?.textContent?.trim()) continue
    name.classList.add('name')
    name.textContent = (name.textContent ?? '').replace(/\.\s*$/, '')
    const kind = WEAK.test(name.textContent) ? 'weak' : STRONG.test(name.textContent) ? 'strong' : undefined
    if (kind) quote.classList.add(kind)
  }
  for (const table of fragment.querySelectorAll('table')) {
    const frame = document.createElement('div')
    frame.className = 'table'
    // A table wider than a phone scrolls inside its frame, also by keyboard.
    frame.tabIndex = 0
    frame.setAttribute('role', 'region')
    frame.setAttribute('aria-label', tableName(fragment, table))
    table.replaceWith(frame)
    frame.append(table)
  }
  for (const link of fragment.querySelectorAll('a')) {
    if (!/^https:/.test(link.getAttribute('href') ?? '')) continue
    link.target = '_blank'
    link.rel = 'noopener noreferrer nofollow'
  }
}

/** Shows HTML of a module: sanitized again here, independently of the server, and styled for reading. */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    let current = true
    cleanRichText(html, (fragment) => {
      if (!current) return
      dress(fragment)
      ref.current?.replaceChildren(fragment)
    })
    return () => {
      current = false
    }
  }, [html])
  return <Article data-reading ref={ref} lang={lang} />
}
