import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Code,
  Columns3,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Rows3,
  Table2,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/icon-button'
import { AddressDialog } from './address-dialog'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    border: '1px solid {colors.border.emphasized}',
    borderBottom: 0,
    borderRadius: '6px 6px 0 0',
    background: 'bg.subtle',
    '& > [aria-pressed=true]': { background: 'accent.subtle', color: 'accent.fg' },
  },
})

interface Tool {
  label: string
  icon: LucideIcon
  /** Undefined where the tool has no on/off state. */
  isOn?: boolean
  isOff?: boolean
  act: () => void
}

/** The tools that act on the text at the cursor. */
export function RichTextTools({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState<'link' | 'picture'>()
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      code: now.isActive('code'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      h4: now.isActive('heading', { level: 4 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  })
  const at = () => editor.chain().focus()
  const tools: Tool[] = [
    { label: t`Bold`, icon: Bold, isOn: on.bold, act: () => at().toggleBold().run() },
    { label: t`Italic`, icon: Italic, isOn: on.italic, act: () => at().toggleItalic().run() },
    { label: t`Heading`, icon: Heading2, isOn: on.h2, act: () => at().toggleHeading({ level: 2 }).run() },
    { label: t`Smaller heading`, icon: Heading3, isOn: on.h3, act: () => at().toggleHeading({ level: 3 }).run() },
    { label: t`Smallest heading`, icon: Heading4, isOn: on.h4, act: () => at().toggleHeading({ level: 4 }).run() },
    { label: t`Bulleted list`, icon: List, isOn: on.bullets, act: () => at().toggleBulletList().run() },
    { label: t`Numbered list`, icon: ListOrdered, isOn: on.numbers, act: () => at().toggleOrderedList().run() },
    { label: t`Quotation`, icon: Quote, isOn: on.quote, act: () => at().toggleBlockquote().run() },
    { label: t`Code`, icon: Code, isOn: on.code, act: () => at().toggleCode().run() },
    { label: t`Horizontal line`, icon: Minus, act: () => at().setHorizontalRule().run() },
    {
      label: on.link ? t`Remove the link` : t`Link`,
      icon: Link2,
      isOn: on.link,
      act: () => (on.link ? at().extendMarkRange('link').unsetLink().run() : setAsking('link')),
    },
    { label: t`Picture`, icon: ImagePlus, act: () => setAsking('picture') },
    on.table
      ? { label: t`Delete the table`, icon: Trash2, act: () => at().deleteTable().run() }
      : { label: t`Table`, icon: Table2, act: () => at().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run() },
    ...(on.table
      ? [
          { label: t`Add a row`, icon: Rows3, act: () => at().addRowAfter().run() },
          { label: t`Add a column`, icon: Columns3, act: () => at().addColumnAfter().run() },
          { label: t`Delete the row`, icon: Rows3, act: () => at().deleteRow().run() },
          { label: t`Delete the column`, icon: Columns3, act: () => at().deleteColumn().run() },
        ]
      : []),
    { label: t`Undo`, icon: Undo2, isOff: !on.undo, act: () => at().undo().run() },
    { label: t`Redo`, icon: Redo2, isOff: !on.redo, act: () => at().redo().run() },
  ]
  return (
    <>
      <Bar role="toolbar" aria-label={t`Format: ${label}`}>
        {tools.map((tool) => (
          <IconButton
            key={tool.label}
            icon={tool.icon}
            small
            label={tool.label}
            aria-pressed={tool.isOn}
            disabled={tool.isOff}
            // Keeps the cursor in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={tool.act}
          />
        ))}
      </Bar>
      {asking && (
        <AddressDialog
          kind={asking}
          onClose={() => setAsking(undefined)}
          onGive={(address, alt) => {
            setAsking(undefined)
            if (asking === 'picture')
              at()
                .insertContent({ type: 'picture', attrs: { src: address, alt } })
                .run()
            else if (editor.state.selection.empty)
              at()
                .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
                .run()
            else at().setLink({ href: address }).run()
          }}
        />
      )}
    </>
  )
}
