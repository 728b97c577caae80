import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { ShownEvaluation } from '#data/practice/use-shown-evaluation'
import { useLanguage } from '#session/language'
import { FlagNotices } from '#ui/evaluation/flag-notices'
import { ScoreCard } from '#ui/evaluation/score-card'
import { SuggestionSteps } from '#ui/evaluation/suggestion-steps'
import { Stack } from '#ui/layout/stack'

const Title = chakra('h3', { base: { fontWeight: 600, fontSize: '.9375rem', marginBottom: '3' } })

/**
 * The evaluation of one scenario of a test: its score with the range, a notice for each flag (such as a cap on the
 * score), and suggestions to raise the score.
 */
export function ScenarioEvaluation({ shown }: { shown: ShownEvaluation }) {
  const language = useLanguage()
  const { score, band, feedback } = shown
  return (
    <Stack css={{ gap: '4' }}>
      <ScoreCard score={score} range={band} language={language} caption={<Trans>Practice score</Trans>}>
        <Trans>One answer says little.</Trans>
      </ScoreCard>
      <FlagNotices flags={feedback.flags ?? []} />
      {feedback.suggestions.length > 0 && (
        <div>
          <Title>
            <Trans>To score higher</Trans>
          </Title>
          <SuggestionSteps suggestions={feedback.suggestions} />
        </div>
      )}
    </Stack>
  )
}
