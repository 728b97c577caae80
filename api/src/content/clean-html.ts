import { marked } from 'marked'
import sanitize from 'sanitize-html'
import { isSafeUrl, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from 'shared/rules/rich-text'

const HTTPS = /^https:\/\//i

/** What a module page may hold (sync-and-security.md §7); everything else is taken away, its text stays. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(RICH_TEXT_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { ...(HTTPS.test(href) && { href, rel: 'noopener nofollow', target: '_blank' }) },
    }),
    th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: 'col' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isSafeUrl(attribs.src ?? ''),
}

/** HTML with nothing in it that a page may not hold. */
export const cleanHtml = (html: string) => sanitize(html, ALLOWED).trim()

/** Markdown (CommonMark with tables) as clean HTML. */
export const htmlOf = (markdown: string) => cleanHtml(marked.parse(markdown, { async: false, gfm: true }))
