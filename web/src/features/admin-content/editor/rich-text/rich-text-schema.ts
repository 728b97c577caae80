import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Node } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeUrl } from 'shared/rules/rich-text'

/** A link needs a complete https address: the server removes any other address. */
export const isLinkable = (url: string) => /^https:\/\//i.test(url) && isSafeUrl(url)

const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

// Cells have neither spans nor widths, which pages must not contain. ProseMirror's own attributes stay inside the
// editor.
const SPANS = {
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
}
const align = { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('align') }

/** A pasted heading of a level that pages do not have becomes the nearest one that they have. */
const headings = () =>
  [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(4, Math.max(2, level)) } }))
const Basics = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((one) => (one.name === 'heading' ? one.extend({ parseHTML: headings }) : one))
  },
})

/** Extensions for exactly the tags of `shared/rules/rich-text`. Links get their `rel` and `target` from the server. */
export const RICH_TEXT_EXTENSIONS = [
  Basics.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => isLinkable(url),
    },
  }),
  Picture,
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend({
    addAttributes: () => ({
      ...SPANS,
      align,
      scope: { default: 'col', parseHTML: (element: HTMLElement) => element.getAttribute('scope') ?? 'col' },
    }),
  }),
  TableCell.extend({ addAttributes: () => ({ ...SPANS, align }) }),
]
