import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'

const MARKS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const Group = chakra('fieldset', {
  base: {
    '& > legend': { fontWeight: 600, fontSize: '.9375rem', marginBottom: '2' },
    '& > .marks': { display: 'flex', flexWrap: 'wrap', gap: '1' },
    '& label': { position: 'relative', display: 'inline-flex' },
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '& label > span': {
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      borderRadius: 'md',
      border: '1px solid {colors.border.emphasized}',
      background: 'bg.panel',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
    '& input:hover + span': { background: 'bg.subtle' },
    '& input:checked + span': { background: 'accent.solid', borderColor: 'accent.solid', color: 'accent.contrast' },
    '& input:focus-visible + span': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
    '& > .ends': { fontSize: 'sm', color: 'fg.muted', marginTop: '2' },
  },
})

/** The self-rating of an answer, 1 to 9. */
export function SelfRating({
  question,
  value,
  onRate,
}: {
  question: number
  value: number | undefined
  onRate: (mark: number) => void
}) {
  const id = useId()
  // A rating is shown at once, before the database has stored it.
  const [mark, setMark] = useState(value)
  const rate = (chosen: number) => {
    setMark(chosen)
    onRate(chosen)
  }
  return (
    <Group aria-describedby={`${id}-ends`}>
      <legend>
        <Trans>My rating for answer {question + 1}</Trans>
      </legend>
      <div className="marks">
        {MARKS.map((each) => (
          <label key={each}>
            <input type="radio" name={id} value={each} checked={mark === each} onChange={() => rate(each)} />
            <span>{each}</span>
          </label>
        ))}
      </div>
      <p className="ends" id={`${id}-ends`}>
        <Trans>1: start over. 9: nothing to change.</Trans>
      </p>
    </Group>
  )
}
