import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model'
import { getSchema, type JSONContent } from '@tiptap/react'
import { RICH_TEXT_EXTENSIONS } from './rich-text-schema'

const schema = getSchema(RICH_TEXT_EXTENSIONS)

/** Sanitized nodes as the editor's document: never parsed from a string (Trusted Types). */
export const documentOf = (fragment: DocumentFragment): JSONContent =>
  DOMParser.fromSchema(schema).parse(fragment).toJSON() as JSONContent

/**
 * Removes the `<p>` around the only paragraph of a list item or a cell. In a list item, lists may follow the paragraph.
 */
function unwrapSingles(root: ParentNode) {
  for (const holder of root.querySelectorAll('li, td, th')) {
    const [first, ...others] = holder.children
    if (first?.tagName !== 'P') continue
    const rest = others.every((other) => holder.tagName === 'LI' && /^[UO]L$/.test(other.tagName))
    if (rest) first.replaceWith(...first.childNodes)
  }
}

/** A first row of headings goes into a `<thead>`. */
function addHeads(root: ParentNode) {
  for (const body of root.querySelectorAll('table > tbody')) {
    const row = body.firstElementChild
    if (!row || [...row.children].some(({ tagName }) => tagName !== 'TH')) continue
    const head = document.createElement('thead')
    head.append(row)
    body.before(head)
    if (body.childElementCount === 0) body.remove()
  }
}

/** The editor's document as HTML with the allowed tags only; an empty document is an empty text. */
export function htmlOf(doc: Node): string {
  if (doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.content.size === 0) return ''
  const holder = document.createElement('div')
  holder.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content))
  unwrapSingles(holder)
  addHeads(holder)
  return holder.innerHTML
}
