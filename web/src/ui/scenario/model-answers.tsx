import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { ModelAnswer } from 'shared/model/content/rubric'
import type { Scenario } from 'shared/model/content/scenario'
import { pick } from '#i18n/pick'
import { Segmented } from '#ui/form/segmented'
import { Card } from '#ui/layout/card'
import { Stack } from '#ui/layout/stack'

const Text = chakra('div', {
  base: {
    fontFamily: 'reading',
    fontWeight: 450,
    fontSize: 'lg',
    lineHeight: 1.62,
    maxWidth: 'measure',
    whiteSpace: 'pre-line',
  },
})
const Title = chakra('h3', { base: { fontWeight: 600, fontSize: '.9375rem', marginBottom: '2' } })

/**
 * The model answer to show first. Typed: the longest that the learner can type in time, or the shortest where they can
 * type none of them or their speed is not known. Spoken: the middle one.
 */
export function fittingModel(
  models: readonly ModelAnswer[],
  format: Scenario['format'],
  wpm: number | null,
): ModelAnswer | undefined {
  const byLength = [...models].sort((a, b) => a.wpm - b.wpm)
  if (format === 'video') return byLength[Math.floor((byLength.length - 1) / 2)]
  return byLength.findLast((model) => wpm !== null && model.wpm <= wpm) ?? byLength[0]
}

/**
 * Model answers of several lengths, of which the one that fits the learner is selected at first, and the commentary.
 * The two blocks of a model answer are those for the two questions.
 */
export function ModelAnswers({
  scenario,
  language,
  wpm,
}: {
  scenario: Scenario
  language: Language
  wpm: number | null
}) {
  const { t } = useLingui()
  const models = scenario.modelAnswers ?? []
  const [chosen, setChosen] = useState(() => fittingModel(models, scenario.format, wpm)?.wpm)
  const model = models.find((m) => m.wpm === chosen)
  if (!model) return null
  const blocks = pick(model, language)
    .trim()
    .split(/\n\s*\n/)
  // Where an edit has removed the two blocks, the text is shown unchanged.
  const answers = blocks.length === 2 ? blocks : [blocks.join('\n\n')]
  return (
    <Stack css={{ gap: '4' }}>
      <div>
        <Segmented
          label={t`Words per minute`}
          value={String(chosen)}
          options={models.map(({ wpm: pace }) => ({
            value: String(pace),
            label: t`${pace} WPM`,
          }))}
          onChange={(value) => setChosen(Number(value))}
        />
      </div>
      {answers.map((answer, i) => (
        <Card key={answer}>
          {answers.length === 2 && (
            <Title>
              <Trans>Answer {i + 1}</Trans>
            </Title>
          )}
          <Text data-reading lang={language}>
            {answer}
          </Text>
        </Card>
      ))}
      {scenario.commentary && (
        <div>
          <Title>
            <Trans>Commentary</Trans>
          </Title>
          <Text data-reading lang={language}>
            {pick(scenario.commentary, language)}
          </Text>
        </div>
      )}
    </Stack>
  )
}
