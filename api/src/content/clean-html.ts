import { marked } from 'marked'
import sanitize from 'sanitize-html'
import { isSafeUrl, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from 'shared/rules/rich-text'

const HTTPS = /^https:\/\//i

/**
 * The allowed content of a module page. Other elements are removed, but the text in them is kept, except in elements
 * such as `script` and `style`.
 */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(RICH_TEXT_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  transformTags: {
    // Headings of a level that pages do not have become the nearest one that they have.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { ...(HTTPS.test(href) && { href, rel: 'noopener nofollow', target: '_blank' }) },
    }),
    th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: 'col' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isSafeUrl(attribs.src ?? ''),
}

/** Sanitized HTML, with allowed content only. */
export const cleanHtml = (html: string) => sanitize(html, ALLOWED).trim()

/** Markdown (CommonMark with tables) as sanitized HTML. */
export const htmlOf = (markdown: string) => cleanHtml(marked.parse(markdown, { async: false, gfm: true }))
