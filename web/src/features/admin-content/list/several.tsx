import { chakra } from '@chakra-ui/react/styled-system'
import { Checkbox } from '#ui/form/checkbox'
import { useFormPlace } from '../editor/use-form-place'

const Choices = chakra('fieldset', {
  base: {
    border: 0,
    '& > legend': { fontWeight: 600, fontSize: '.9375rem' },
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
    '& > .error': { color: 'danger.fg', fontSize: 'sm', fontWeight: 500 },
  },
})

/** Checkboxes for any number of choices. */
export function Several<V extends string>({
  path,
  label,
  options,
}: {
  path: string
  label: string
  options: readonly { value: V; label: string }[]
}) {
  const { value, error, set } = useFormPlace<readonly V[]>(path)
  return (
    <Choices>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={value.includes(option.value)}
            onChange={(event) =>
              set(event.target.checked ? [...value, option.value] : value.filter((one) => one !== option.value))
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </Choices>
  )
}
