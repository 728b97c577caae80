import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Evaluation } from 'shared/model/evaluation'
import { Icon } from '#ui/icon'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { VisuallyHidden } from '#ui/visually-hidden'
import { FineLine } from './fine-line'

const Point = chakra('li', { base: { display: 'flex', gap: '3', '&.met > svg': { color: 'success.fg' } } })
interface KeyPoint {
  pointId: string
  /** The text of the key point. */
  name: string
}

/** The key points of a scenario: those found, each with its sentence, and those not found. */
export function KeyPoints({
  feedback: { met = [], missed = [] },
  language,
  sentences,
  onFound,
  onMissed,
}: {
  feedback: Evaluation['feedback']
  language: Evaluation['language']
  /** The answer's sentences. */
  sentences: readonly string[]
  /** What follows a key point that was found. */
  onFound?: (point: KeyPoint, sentence: string) => ReactNode
  onMissed?: (point: KeyPoint) => ReactNode
}) {
  const { t } = useLingui()
  const count = met.length + missed.length
  if (count === 0) return null
  return (
    <PageSection
      title={<Trans>Key points</Trans>}
      help={
        <Trans>
          {met.length} of {count} found
        </Trans>
      }
    >
      <Stack>
        <Stack as="ul">
          {met.map(({ keyPointId, text, sentence: index }) => {
            const sentence = (index !== undefined && sentences[index]) || ''
            return (
              <Point key={keyPointId} className="met">
                <Icon of={CircleCheck} />
                <div>
                  {text}{' '}
                  <VisuallyHidden>
                    (<Trans>found</Trans>)
                  </VisuallyHidden>
                  {sentence && <p lang={language}>{t`“${sentence}”`}</p>}
                  {onFound?.({ pointId: keyPointId, name: text }, sentence)}
                </div>
              </Point>
            )
          })}
          {missed.map(({ keyPointId, text }) => (
            <Point key={keyPointId}>
              <Icon of={CircleDashed} />
              <div>
                {text} (<Trans>not found</Trans>){onMissed?.({ pointId: keyPointId, name: text })}
              </div>
            </Point>
          ))}
        </Stack>
        {missed.length > 0 && (
          <FineLine>
            <Trans>“Not found” does not mean “not said”: ideas put in other words can be missed.</Trans>
          </FineLine>
        )}
      </Stack>
    </PageSection>
  )
}
