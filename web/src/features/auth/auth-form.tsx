import type { ComponentProps } from 'react'
import { Form } from '#ui/form/form'

/** A form that validates itself; `onEmail` gets the address, which the forms of the screen share. */
export function AuthForm({ onEmail, ...rest }: ComponentProps<typeof Form> & { onEmail?: (email: string) => void }) {
  return (
    <Form
      noValidate
      css={{ marginTop: '6' }}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'email') onEmail?.(target.value)
      }}
      {...rest}
    />
  )
}
