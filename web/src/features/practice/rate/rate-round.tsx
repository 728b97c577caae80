import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Scenario } from 'shared/model/content/scenario'
import type { GivenRating, RatingRound } from 'shared/rules/practice/rating'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { useScenarioTitle } from '#ui/labels/use-scenario-title'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { SensitiveNotice } from '#ui/scenario/sensitive-notice'
import { SituationText } from '#ui/scenario/situation-text'
import { RateAnswer } from './rate-answer'
import { RoundSummary } from './round-summary'

const Questions = chakra('ol', {
  base: { marginTop: '4', fontWeight: 600, listStyle: 'decimal', paddingLeft: '5', maxWidth: 'measure' },
})

/** The situation, its answers one after the other, and the summary. */
export function RateRound({
  round: { levels },
  scenario,
  onNext,
}: {
  round: RatingRound
  scenario: Scenario
  onNext: () => void
}) {
  const language = useLanguage()
  const title = useScenarioTitle(language)
  const [index, setIndex] = useState(0)
  const [given, setGiven] = useState<readonly GivenRating[]>([])
  const answers = levels.flatMap((level) => scenario.ratedAnswers?.find((one) => one.level === level) ?? [])
  const answer = answers[index]
  const [count, place] = [answers.length, index + 1]
  return (
    <>
      <PageSection title={title(scenario)}>
        <SensitiveNotice scenario={scenario} onSkip={onNext} />
        <Card>
          <SituationText scenario={scenario} language={language} />
          <Questions>
            {scenario.questions.map((question) => (
              <li key={question.en}>{pick(question, language)}</li>
            ))}
          </Questions>
        </Card>
      </PageSection>
      {answer ? (
        <PageSection
          title={
            <Trans>
              Answer {place} of {count}
            </Trans>
          }
          help={<Trans>From 0 to 9, in half points</Trans>}
        >
          <RateAnswer
            key={answer.level}
            scenario={scenario}
            answer={answer}
            isLast={place === count}
            onRated={(rating) => setGiven([...given, rating])}
            onNext={() => setIndex(place)}
          />
        </PageSection>
      ) : (
        <RoundSummary given={given} onNext={onNext} />
      )}
    </>
  )
}
