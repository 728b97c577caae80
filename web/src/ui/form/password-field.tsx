import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { IconButton } from '#ui/icon-button'
import { Field } from './field'
import { Input } from './input'

const Box = chakra('div', {
  base: {
    position: 'relative',
    '& > input': { paddingRight: '52px' },
    '& > button': { position: 'absolute', right: 0, top: 0 },
  },
})

/** A password field with a button that shows or hides the text. */
export function PasswordField({
  label,
  hint,
  error,
  id,
  ...rest
}: Omit<ComponentProps<typeof Input>, 'type'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode }) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Box>
          <Input {...rest} {...control} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? t`Hide password` : t`Show password`}
            onClick={() => setShown(!shown)}
          />
        </Box>
      )}
    </Field>
  )
}
