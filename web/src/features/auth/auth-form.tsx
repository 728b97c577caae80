import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'

const Base = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5', marginTop: '6' } })

/** A form that checks itself; `onEmail` hears the address, which travels between the forms of the screen. */
export function AuthForm({ onEmail, ...rest }: ComponentProps<typeof Base> & { onEmail?: (email: string) => void }) {
  return (
    <Base
      noValidate
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'email') onEmail?.(target.value)
      }}
      {...rest}
    />
  )
}
