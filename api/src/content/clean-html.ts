import { marked } from 'marked'
import sanitize from 'sanitize-html'

const HTTPS = /^https:\/\//i
const OWN = /^\/[^/\\]/

/** What a module page may hold (sync-and-security.md §7); everything else is taken away, its text stays. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'blockquote',
    'code',
    'hr',
    'br',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt'],
    th: ['align', 'scope'],
    td: ['align'],
    ol: ['start'],
  },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { ...(HTTPS.test(href) && { href, rel: 'noopener nofollow', target: '_blank' }) },
    }),
    th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: 'col' } }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !HTTPS.test(attribs.src ?? '') && !OWN.test(attribs.src ?? ''),
}

/** HTML with nothing in it that a page may not hold. */
export const cleanHtml = (html: string) => sanitize(html, ALLOWED).trim()

/** Markdown (CommonMark with tables) as clean HTML. */
export const htmlOf = (markdown: string) => cleanHtml(marked.parse(markdown, { async: false, gfm: true }))
