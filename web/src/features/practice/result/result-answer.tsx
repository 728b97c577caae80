import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans } from '@lingui/react/macro'
import type { Scenario } from 'shared/model/content/scenario'
import { countWords } from 'shared/rules/practice/count-words'
import type { ShownEvaluation } from '#data/practice/use-shown-evaluation'
import { durationText } from '#i18n/duration-text'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import type { ResponsePart } from '#ui/evaluation/response-parts'
import { useNotedMarks } from '#ui/evaluation/use-noted-marks'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { EvidenceLegend, EvidenceText } from '#ui/scenario/evidence-text'

const Question = chakra('h3', { base: { fontWeight: 600, fontSize: '.9375rem', marginBottom: '2' } })

/** The learner's answer with its evidence. */
export function ResultAnswer({
  evaluation,
  parts,
  scenario,
}: {
  evaluation: ShownEvaluation
  parts: readonly ResponsePart[]
  scenario: Scenario | undefined
}) {
  const language = useLanguage()
  const marks = useNotedMarks(parts, evaluation.feedback.evidence ?? [])
  const { seconds } = evaluation
  const time = durationText(language, seconds ?? 0)
  return (
    <PageSection
      title={<Trans>Your answer</Trans>}
      help={
        <>
          <Plural value={countWords(evaluation.response)} one="# word" other="# words" />
          {seconds !== undefined && (
            <>
              {' '}
              <Trans>in {time}</Trans>
            </>
          )}
        </>
      }
    >
      {marks.some((some) => some.length > 0) && <EvidenceLegend />}
      <Stack css={{ gap: '4' }}>
        {parts.map((part, i) => {
          const asked = part.question === undefined ? undefined : scenario?.questions[part.question]
          return (
            <Card key={part.start}>
              {asked && part.question !== undefined && (
                <Question>
                  {part.question + 1}. {pick(asked, language)}
                </Question>
              )}
              <EvidenceText text={part.text} lang={evaluation.language} marks={marks[i] ?? []} />
            </Card>
          )
        })}
      </Stack>
    </PageSection>
  )
}
