import type { ComponentProps } from 'react'
import { Form } from '#ui/form'

/** A form that checks itself; `onEmail` hears the address, which travels between the forms of the screen. */
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
