import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { Evaluation } from 'shared/model/evaluation'
import { Icon } from '#ui/icon'
import { PageSection } from '#ui/layout/page-section'
import { VisuallyHidden } from '#ui/visually-hidden'

const Points = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2.5',
    '& > li': { display: 'flex', gap: '3', alignItems: 'flex-start' },
    '& > .met > svg': { color: 'success.fg' },
    '& > .missed': { color: 'fg.muted' },
  },
})
const Doubt = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', marginTop: '3' } })

/** The key points of this scenario: those found, and those not found. */
export function ResultPoints({ feedback }: { feedback: Evaluation['feedback'] }) {
  const { met = [], missed = [] } = feedback
  const count = met.length + missed.length
  if (count === 0) return null
  return (
    <PageSection
      title={<Trans>Key points</Trans>}
      help={
        <Trans>
          {met.length} found of {count}
        </Trans>
      }
    >
      <Points>
        {met.map(({ keyPointId, text }) => (
          <li key={keyPointId} className="met">
            <Icon of={CircleCheck} />
            <span>
              {text}{' '}
              <VisuallyHidden>
                (<Trans>found</Trans>)
              </VisuallyHidden>
            </span>
          </li>
        ))}
        {missed.map(({ keyPointId, text }) => (
          <li key={keyPointId} className="missed">
            <Icon of={CircleDashed} />
            <span>
              {text} (<Trans>not found</Trans>)
            </span>
          </li>
        ))}
      </Points>
      {missed.length > 0 && (
        <Doubt>
          <Trans>“Not found” does not mean “not said”: ideas put in other words can be missed.</Trans>
        </Doubt>
      )}
    </PageSection>
  )
}
