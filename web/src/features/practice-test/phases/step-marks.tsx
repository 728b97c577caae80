import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import type { Phase } from 'shared/rules/practice/practice-test'

const Marks = chakra('div', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: '4px',
    marginLeft: '3',
    '& > i': { width: '18px', height: '8px', borderRadius: 'xs', background: 'bg.muted' },
    '& > .done': { background: 'accent.solid' },
    '& > .here': { background: 'mark.highlight', boxShadow: '0 0 0 2px {colors.bg.panel}, 0 0 0 3px {colors.fg}' },
    '& > .rest': { marginLeft: '10px' },
  },
})

/** One mark per scenario, with gaps for breaks; done and current scenarios are marked. */
export function StepMarks({ phases, at }: { phases: readonly Phase[]; at: Phase }) {
  const { t } = useLingui()
  const count = (phases.at(-1)?.scenario ?? 0) + 1
  if (count === 1) return null
  const rests = new Set(phases.filter(({ kind }) => kind === 'break').map(({ scenario }) => scenario))
  const resting = at.kind === 'break'
  const look = (scenario: number) =>
    scenario < at.scenario ? 'done' : scenario === at.scenario && !resting ? 'here' : ''
  const label = resting
    ? t`Break before scenario ${at.scenario + 1} of ${count}`
    : t`Scenario ${at.scenario + 1} of ${count}`
  return (
    <Marks role="img" aria-label={label}>
      {Array.from({ length: count }, (_, scenario) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is identified by its index
        <i key={scenario} className={`${look(scenario)} ${rests.has(scenario) ? 'rest' : ''}`} />
      ))}
    </Marks>
  )
}
