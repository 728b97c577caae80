import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

const Box = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '9em minmax(0, 1fr)',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    fontSize: '.9375rem',
    '& > input': { width: '100%', height: 'touch', accentColor: 'var(--chakra-colors-accent-solid)', margin: 0 },
  },
})

/**
 * The browser's slider with its label beside it; `valueText` gives the value in words where the number is not
 * sufficient.
 */
export function Slider({
  label,
  min,
  max,
  step,
  value,
  valueText,
  onChange,
}: {
  label: ReactNode
  min: number
  max: number
  step: number
  value: number
  valueText?: string
  onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </Box>
  )
}
