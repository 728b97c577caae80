import type { ComponentProps } from 'react'
import { Form } from '#ui/form/form'

/**
 * A form without the browser's own validation. `onEmail` gets the address at every change, because the forms of the
 * screen share it.
 */
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
