import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Scenario } from 'shared/model/content/scenario'
import type { Dimension } from 'shared/rules/evaluator/dimension'
import { countWords } from 'shared/rules/practice/count-words'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { clockText } from '#ui/feedback/timer'
import { DIMENSION_NAMES } from '#ui/labels/dimension-words'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { EvidenceLegend, EvidenceText } from '#ui/scenario/evidence-text'
import { CUE_NOTES } from './cue-notes'
import { marksOf, type PlacedMark } from './evidence-marks'
import type { ResponsePart } from './response-parts'
import type { ShownEvaluation } from './use-shown-evaluation'

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
