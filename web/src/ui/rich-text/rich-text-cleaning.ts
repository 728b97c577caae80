import { isSafeUrl, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from 'shared/rules/rich-text'

const ATTRIBUTES = [...new Set(Object.values(RICH_TEXT_ATTRIBUTES).flat())]

/** Chrome 105–118 has an earlier `setHTML`, which throws on these options; this static method came with the present one. */
const hasSanitizer = () => 'parseHTML' in Document

type WithSanitizer = Element & {
  setHTML?(html: string, options: { sanitizer: { elements: string[]; attributes: string[] } }): void
}

/** Neither sanitizer knows which URLs a module may use. */
function dropUnsafeUrls(fragment: DocumentFragment) {
  for (const name of ['href', 'src'])
    for (const element of fragment.querySelectorAll(`[${name}]`))
      if (!isSafeUrl(element.getAttribute(name) ?? '')) element.removeAttribute(name)
}

/**
 * Passes HTML to `show` as nodes that cannot do harm: at once where the browser has its own sanitizer, otherwise after
 * the library for it was loaded.
 */
export function cleanRichText(html: string, show: (fragment: DocumentFragment) => void): void {
  const done = (fragment: DocumentFragment) => {
    dropUnsafeUrls(fragment)
    show(fragment)
  }
  const holder: WithSanitizer = document.createElement('div')
  if (!(hasSanitizer() && holder.setHTML)) {
    void import('dompurify').then(({ default: purify }) =>
      done(
        purify.sanitize(html, {
          ALLOWED_TAGS: RICH_TEXT_TAGS,
          ALLOWED_ATTR: ATTRIBUTES,
          ALLOW_DATA_ATTR: false,
          ALLOW_ARIA_ATTR: false,
          RETURN_DOM_FRAGMENT: true,
        }),
      ),
    )
    return
  }
  holder.setHTML(html, { sanitizer: { elements: RICH_TEXT_TAGS, attributes: ATTRIBUTES } })
  const fragment = document.createDocumentFragment()
  fragment.append(...holder.childNodes)
  done(fragment)
}
