import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    cursor: 'pointer',
    '& > input': { width: '22px', height: '22px', flex: 'none', accentColor: 'accent.solid' },
    '& > span': { paddingBlock: '1' },
    '& small': { display: 'block', color: 'fg.subtle', fontSize: 'xs' },
  },
})

/** A checkbox whose label is part of the target. */
export function Checkbox({ children, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <Label>
      <input type="checkbox" {...rest} />
      <span>{children}</span>
    </Label>
  )
}
