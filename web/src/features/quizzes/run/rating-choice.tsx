import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RatingName } from '#data/quizzes/review-cards'

export type KnownRating = Exclude<RatingName, 'again'>

const NAMES: Record<KnownRating, MessageDescriptor> = { hard: msg`Hard`, good: msg`Good`, easy: msg`Easy` }
const RATINGS: readonly KnownRating[] = ['hard', 'good', 'easy']

const Box = chakra('fieldset', {
  base: {
    marginTop: '6',
    '& > legend': { fontWeight: 600 },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: '2',
      marginTop: '3',
      maxWidth: 'measure',
    },
    '& button': {
      minHeight: '60px',
      padding: '8px',
      borderRadius: 'md',
      border: '1px solid {colors.border.emphasized}',
      background: 'bg.panel',
      cursor: 'pointer',
      lineHeight: 1.3,
      _hover: { background: 'bg.subtle' },
    },
    '& button > b': { display: 'block', fontWeight: 600 },
    '& button > small': { display: 'block', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
})

/** How well the learner knew the answer; each choice shows after how many days the question is due again. */
export function RatingChoice({
  days,
  onRate,
}: {
  days: Record<RatingName, number>
  onRate: (rating: KnownRating) => void
}) {
  const { i18n } = useLingui()
  return (
    <Box>
      <legend>
        <Trans>How well did you know it?</Trans>
      </legend>
      <div>
        {RATINGS.map((rating) => (
          <button key={rating} type="button" onClick={() => onRate(rating)}>
            <b>{i18n._(NAMES[rating])}</b>
            <small>{plural(days[rating], { one: 'in # day', other: 'in # days' })}</small>
          </button>
        ))}
      </div>
    </Box>
  )
}
