import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans } from '@lingui/react/macro'
import { Check, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Language } from 'shared/model/bilingual'
import { countWords } from 'shared/rules/practice/count-words'
import { Icon } from '#ui/icon'
import { Textarea } from './textarea'

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    '& > label': { fontWeight: 600, fontSize: '.9375rem', maxWidth: 'measure' },
    '& > .hint': { fontSize: 'sm', color: 'fg.muted' },
    '& > .under': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '3',
      fontSize: 'sm',
      color: 'fg.muted',
    },
    '& .kept': { display: 'inline-flex', alignItems: 'center', gap: '1', '& > svg': { color: 'success.fg' } },
    '& .lost': { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'danger.fg', fontWeight: 500 },
  },
})

/** A field for a text of some sentences, with its number of words; `children` are shown beside that number. */
export function WritingField({
  label,
  labelLanguage,
  hint,
  language,
  rows,
  value,
  onChange,
  children,
}: {
  label: ReactNode
  /** The language of the label, where it is not that of the interface. */
  labelLanguage?: Language
  hint?: ReactNode
  language: Language
  rows: number
  value: string
  onChange: (text: string) => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <Box>
      <label htmlFor={id} lang={labelLanguage}>
        {label}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Textarea
        serif
        id={id}
        rows={rows}
        lang={language}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-under`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className="under" id={`${id}-under`}>
        <span className="num">
          <Plural value={countWords(value)} one="# word" other="# words" />
        </span>
        {children}
      </div>
    </Box>
  )
}

/** Says that the text could not be saved on the device. */
export const TextLost = () => (
  <span className="lost">
    <Icon of={TriangleAlert} size="s" />
    <Trans>Not saved: this device is full</Trans>
  </span>
)

/** Says that the text is saved on the device. */
export const TextSaved = () => (
  <span className="kept">
    <Icon of={Check} size="s" />
    <Trans>Saved here</Trans>
  </span>
)
