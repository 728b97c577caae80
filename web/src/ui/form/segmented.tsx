import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: 'full',
    padding: '2px',
    gap: '2px',
    background: 'bg.muted',
    borderRadius: '8px',
    '& > button': {
      minHeight: 'touch',
      minWidth: 'touch',
      paddingInline: { base: '2', sm: '3' },
      borderRadius: '6px',
      fontSize: 'sm',
      fontWeight: 600,
      color: 'fg.muted',
      cursor: 'pointer',
    },
    '& > [aria-pressed=true]': {
      background: { _light: 'bg.panel', _dark: 'bg.emphasized' },
      color: 'fg',
      boxShadow: { _light: 'raised', _dark: 'none' },
    },
  },
})

/** A few short choices in a row, one of them selected. */
export function Segmented<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: T
  options: readonly { value: T; label: ReactNode; name?: string; lang?: string }[]
  onChange: (value: T) => void
}) {
  return (
    <Group role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.name}
          lang={option.lang}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </Group>
  )
}
