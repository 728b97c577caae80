import { chakra } from '@chakra-ui/react/styled-system'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/icon'

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    '& > label': { fontWeight: 600, fontSize: '.9375rem' },
    '& > .hint': { fontSize: 'sm', color: 'fg.muted' },
    '& > .error': {
      display: 'flex',
      gap: '1.5',
      alignItems: 'flex-start',
      color: 'danger.fg',
      fontSize: 'sm',
      fontWeight: 500,
    },
    '& > .error > svg': { marginTop: '2px' },
  },
})

/** Props that the control inside a Field must spread. */
export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label above, control, then the hint or, in its place, the error. `children` gets the ids and states to spread. */
export function Field({
  label,
  hint,
  error,
  children,
  id,
}: {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  id?: string | undefined
  children: (control: FieldControl) => ReactNode
}) {
  const own = useId()
  const control = id ?? own
  const message = `${control}-message`
  return (
    <Box>
      <label htmlFor={control}>{label}</label>
      {children({
        id: control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? message : undefined,
      })}
      {error ? (
        <p className="error" id={message} role="alert">
          <Icon of={CircleAlert} size="s" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className="hint" id={message}>
            {hint}
          </p>
        )
      )}
    </Box>
  )
}
