import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field'
import { Input } from './input'

/** A labelled one-line field. */
export function TextField({
  label,
  hint,
  error,
  id,
  ...rest
}: ComponentProps<typeof Input> & { label: ReactNode; hint?: ReactNode; error?: ReactNode }) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <Input {...rest} {...control} />}
    </Field>
  )
}
