import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Scenario } from 'shared/model/scenario'
import { countWords } from 'shared/rules/count-words'
import type { Dimension } from 'shared/rules/evaluator/evaluate-response'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Card } from '#ui/card'
import { EvidenceLegend, EvidenceText } from '#ui/evidence-text'
import { PageSection } from '#ui/page-section'
import { Stack } from '#ui/stack'
import { clockText } from '#ui/timer'
import { CUE_NOTES } from './cue-notes'
import { DIMENSION_NAMES } from './dimension-words'
import { marksOf, type PlacedMark } from './evidence-marks'
import type { ResponsePart } from './response-parts'
import type { ShownEvaluation } from './use-shown-evaluation'

const Question = chakra('h3', { base: { fontWeight: 600, fontSize: '.9375rem', marginBottom: '2' } })

/** The answer as it was given, with what its sentences show. */
export function ResultAnswer({
  evaluation,
  parts,
  scenario,
}: {
  evaluation: ShownEvaluation
  parts: readonly ResponsePart[]
  scenario: Scenario | undefined
}) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const marks = marksOf(parts, evaluation.feedback.evidence ?? [])
  const noted = (mark: PlacedMark) => {
    const { strength, dimension, cue } = mark.evidence
    const name = DIMENSION_NAMES[dimension as Dimension]
    const note = CUE_NOTES[cue]
    return {
      ...mark,
      title: strength < 0 ? t`To look at again` : name ? i18n._(name) : dimension,
      note: note ? i18n._(note) : '',
    }
  }
  const { seconds } = evaluation
  const time = clockText(seconds ?? 0)
  return (
    <PageSection
      title={<Trans>Your answer</Trans>}
      help={
        <>
          <Plural value={countWords(evaluation.response)} one="# word" other="# words" />
          {seconds !== undefined && (
            <>
              {' '}
              <Trans>in {time} minutes</Trans>
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
              <EvidenceText text={part.text} lang={evaluation.language} marks={marks[i]?.map(noted) ?? []} />
            </Card>
          )
        })}
      </Stack>
    </PageSection>
  )
}
