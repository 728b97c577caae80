import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { LANGUAGES, type Language } from 'shared/model/languages'
import { Checkbox } from '#ui/form/checkbox'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Select } from '#ui/form/select'
import { Textarea } from '#ui/form/textarea'
import { useFormPlace } from './use-form-place'

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', lg: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})

/** The fields of both languages side by side; in a column where there is no room. */
export function InBoth({ children }: { children: (language: Language) => ReactNode }) {
  return (
    <Pair>
      {LANGUAGES.map((language) => (
        <div key={language}>{children(language)}</div>
      ))}
    </Pair>
  )
}

interface TextProps {
  path: string
  label: string
  hint?: ReactNode
  /** Number of lines; without it the field has a single line and no line breaks. */
  rows?: number
  serif?: boolean
  lang?: string
  type?: 'text' | 'url' | 'date' | 'time'
}

/** A text field of the form. */
export function TextEntry({ path, label, hint, rows, serif, lang, type = 'text' }: TextProps) {
  const { value, error, set } = useFormPlace<string | null>(path)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => {
        const shared = { ...control, name: path, lang, value: value ?? '' }
        return rows ? (
          <Textarea {...shared} rows={rows} serif={serif} onChange={(event) => set(event.target.value)} />
        ) : (
          <Input {...shared} type={type} onChange={(event) => set(event.target.value)} />
        )
      }}
    </Field>
  )
}

/** A text in both languages; `label` precedes the name of the language. */
export function BilingualEntry({ path, label, ...rest }: Omit<TextProps, 'lang'>) {
  const { t } = useLingui()
  const labels: Record<Language, string> = { fr: t`${label} (French)`, en: t`${label} (English)` }
  return (
    <InBoth>
      {(language) => <TextEntry {...rest} path={`${path}.${language}`} label={labels[language]} lang={language} />}
    </InBoth>
  )
}

/** A select of the form. `none` is the label of the empty choice, which is null. */
export function ChoiceEntry({
  path,
  label,
  hint,
  options,
  none,
}: {
  path: string
  label: string
  hint?: ReactNode
  options: readonly { value: string; label: string }[]
  none?: string
}) {
  const { value, error, set } = useFormPlace<string | null>(path)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select
          {...control}
          name={path}
          value={value ?? ''}
          onChange={(event) => set(event.target.value === '' && none !== undefined ? null : event.target.value)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/**
 * A whole number of the form. `read` parses the text and returns a replacement for an invalid number. A valid number is
 * stored at once; an invalid one is replaced when the field is left.
 */
export function NumberEntry({
  path,
  label,
  hint,
  min,
  max,
  read,
}: {
  path: string
  label: string
  hint?: ReactNode
  min: number
  max: number
  read: (text: string) => number
}) {
  const { value, error, set } = useFormPlace<number>(path)
  /** The text being typed, until the field is left. */
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    if (typed === undefined) return
    const number = read(typed)
    setTyped(undefined)
    if (number !== value) set(number)
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name={path}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          value={typed ?? value}
          onChange={(event) => {
            setTyped(event.target.value)
            // A valid number is stored at once; anything else waits until the field is left.
            const number = Number(event.target.value)
            if (event.target.value !== '' && number === read(event.target.value)) set(number)
          }}
          onBlur={leave}
        />
      )}
    </Field>
  )
}

/** A checkbox of the form. */
export function CheckEntry({ path, children }: { path: string; children: ReactNode }) {
  const { value, set } = useFormPlace<boolean>(path)
  return (
    <Checkbox name={path} checked={value} onChange={(event) => set(event.target.checked)}>
      {children}
    </Checkbox>
  )
}
