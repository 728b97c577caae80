import { chakra } from '@chakra-ui/react/styled-system'
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import { Spinner } from '#ui/feedback/spinner'
import { cleanRichText } from '#ui/rich-text/rich-text-cleaning'
import { useFormPlace } from '../use-form-place'
import { documentOf, htmlOf } from './rich-text-html'
import { RICH_TEXT_EXTENSIONS } from './rich-text-schema'
import { RichTextTools } from './rich-text-tools'

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    minWidth: 0,
    '& > .label': { fontWeight: 600, fontSize: '.9375rem' },
    '& > .error': { color: 'danger.fg', fontSize: 'sm', fontWeight: 500 },
    '& .ProseMirror': {
      minHeight: '180px',
      // A wide table in it must not widen the form.
      contain: 'inline-size',
      maxHeight: '60vh',
      overflow: 'auto',
      padding: '12px 14px',
      border: '1px solid {colors.border.emphasized}',
      borderRadius: '0 0 6px 6px',
      background: 'bg.panel',
      fontFamily: 'reading',
      fontSize: 'lg',
      lineHeight: 1.6,
      whiteSpace: 'break-spaces',
      overflowWrap: 'anywhere',
      fontVariantLigatures: 'none',
    },
    '& .ProseMirror:focus': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: 0 },
    '& .ProseMirror > * + *': { marginTop: '.7em' },
    '& .ProseMirror h2': { fontWeight: 600, fontSize: '1.4rem' },
    '& .ProseMirror h3, & .ProseMirror h4': { fontWeight: 600, fontSize: '1.2rem' },
    '& .ProseMirror ul': { listStyle: 'disc', paddingLeft: '1.3em' },
    '& .ProseMirror ol': { listStyle: 'decimal', paddingLeft: '1.5em' },
    '& .ProseMirror blockquote': { borderLeft: '3px solid {colors.border.emphasized}', paddingLeft: '3' },
    '& .ProseMirror code': { fontFamily: 'mono', fontSize: '.86em', background: 'bg.subtle' },
    '& .ProseMirror a': { color: 'accent.fg', textDecoration: 'underline' },
    '& .ProseMirror img': { maxWidth: 'full', height: 'auto' },
    '& .ProseMirror hr': { border: 0, borderTop: '1px solid {colors.border.emphasized}' },
    '& .ProseMirror table': { borderCollapse: 'collapse', width: 'full', fontSize: '.9375rem' },
    '& .ProseMirror :is(th, td)': {
      border: '1px solid {colors.border.emphasized}',
      padding: '6px 8px',
      textAlign: 'left',
      verticalAlign: 'top',
      minWidth: '48px',
    },
    '& .ProseMirror .selectedCell': { background: 'accent.subtle' },
    '& .ProseMirror-selectednode': { outline: '2px solid {colors.accent.focusRing}' },
    '& .ProseMirror-separator': { display: 'inline', margin: 0, border: 0 },
    '& .ProseMirror-gapcursor': { position: 'absolute', borderTop: '1px solid {colors.fg}', width: '20px' },
  },
})

interface Props {
  /** Path of the form, for one language. */
  path: string
  label: string
  lang: Language
}

/** A formatted text of a form: shown as it will be read, stored as clean HTML. */
export function RichTextEditor({ path, label, lang }: Props) {
  const { value, error, set } = useFormPlace<string>(path)
  const [opened, setOpened] = useState<{ document: JSONContent; times: number }>()
  const written = useRef<string>(undefined)
  const id = useId()
  // A text from elsewhere (a discarded draft, another version) reloads the editor.
  useEffect(() => {
    if (written.current === value) return
    let here = true
    cleanRichText(value, (fragment) => {
      if (!here) return
      written.current = value
      setOpened((before) => ({ document: documentOf(fragment), times: (before?.times ?? 0) + 1 }))
    })
    return () => {
      here = false
    }
  }, [value])
  return (
    <Box data-path={path}>
      <span className="label" id={id}>
        {label}
      </span>
      {opened ? (
        <Opened
          key={opened.times}
          document={opened.document}
          labelledBy={id}
          label={label}
          lang={lang}
          onChange={(html) => {
            written.current = html
            set(html)
          }}
        />
      ) : (
        <Spinner />
      )}
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </Box>
  )
}

function Opened({
  document,
  labelledBy,
  label,
  lang,
  onChange,
}: {
  document: JSONContent
  labelledBy: string
  label: string
  lang: Language
  onChange: (html: string) => void
}) {
  const change = useRef(onChange)
  change.current = onChange
  const editor = useEditor({
    extensions: RICH_TEXT_EXTENSIONS,
    content: document,
    // The page's policy allows no style element; the styles are above.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        lang,
        spellcheck: 'true',
      },
    },
    onUpdate: ({ editor: { state } }) => change.current(htmlOf(state.doc)),
  })
  return (
    <div>
      <RichTextTools editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  )
}
