import { chakra } from '@chakra-ui/react/styled-system'

const Choices = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '10px',
    border: 0,
    padding: 0,
    margin: 0,
    minWidth: 0,
    '& > legend': { fontWeight: 600, marginBottom: '2', padding: 0 },
    '& > label': {
      display: 'grid',
      gridTemplateColumns: '22px minmax(0, 1fr)',
      gap: '14px',
      alignItems: 'center',
      minHeight: '52px',
      padding: '10px 16px',
      border: '1px solid {colors.border.emphasized}',
      borderRadius: '8px',
      background: 'bg.panel',
      cursor: 'pointer',
      lineHeight: 1.45,
    },
    '& > label > input': { width: '20px', height: '20px', accentColor: 'accent.solid' },
    '& > label:has(:checked)': {
      border: '2px solid {colors.accent.solid}',
      padding: '9px 15px',
      background: 'accent.subtle',
    },
    '& > label:has(:focus-visible)': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
  },
})

/**
 * One choice among options that may be several sentences long, as native radio buttons: arrows and Space work as usual.
 */
export function ChoiceList({
  name,
  legend,
  options,
  value,
  onChange,
}: {
  name: string
  legend: string
  options: readonly string[]
  /** Index as a string; '' for none. */
  value: string
  onChange: (value: string) => void
}) {
  return (
    <Choices>
      <legend>{legend}</legend>
      {options.map((option, i) => (
        <label key={option}>
          <input type="radio" name={name} checked={value === String(i)} onChange={() => onChange(String(i))} />
          <span>{option}</span>
        </label>
      ))}
    </Choices>
  )
}
