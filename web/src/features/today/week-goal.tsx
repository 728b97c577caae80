import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { practisedDays } from 'shared/rules/study-plan/practised-days'
import type { StudyPlan } from '#session/use-study-plan'

const Dots = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '5px',
    marginRight: '10px',
    verticalAlign: '-1px',
    '& > i': { width: '12px', height: '12px', borderRadius: 'full', border: '1.5px solid {colors.border.emphasized}' },
    '& > .on': { background: 'accent.solid', borderColor: 'accent.solid' },
  },
})

/**
 * How many days of this week were practised, compared with the chosen number. Any day of the week counts, so a missed
 * day can be made up for.
 */
export function WeekGoal({ plan: { study, day } }: { plan: StudyPlan }) {
  const { days } = study.goals
  const done = practisedDays(study.log, day)
  const said = plural(done, { one: `# day of ${days} this week`, other: `# days of ${days} this week` })
  const places = Array.from({ length: Math.max(days, Math.min(7, done)) }, (_, i) => `day ${i + 1}`)
  return (
    <p className="grow">
      <Dots role="img" aria-label={said}>
        {places.map((place, i) => (
          <i key={place} className={i < done ? 'on' : undefined} data-drawn={i < done || undefined} />
        ))}
      </Dots>
      <small>{done >= days ? <Trans>Weekly goal reached: {done} days practised</Trans> : said}</small>
    </p>
  )
}
