import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans } from '@lingui/react/macro'
import { countWords } from 'shared/rules/practice/count-words'
import type { Recording } from '#data/media/media-tables'
import type { PracticeAnswer, PracticeRun } from '#data/practice/practice-run'
import { pick } from '#i18n/pick'
import { Card } from '#ui/layout/card'
import { Stack } from '#ui/layout/stack'
import { EvidenceText } from '#ui/scenario/evidence-text'
import type { MarkedAnswer } from '../evaluation/use-scenario-evaluation'
import { RecordedAnswer } from './recorded-answer'
import { SelfRating } from './self-rating'

const Question = chakra('h3', { base: { fontWeight: 600, fontSize: '.9375rem', lineHeight: 1.45 } })
export const AnswerText = chakra('p', {
  base: {
    fontFamily: 'reading',
    fontWeight: 450,
    fontSize: 'lg',
    lineHeight: 1.62,
    maxWidth: 'measure',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})
const Quiet = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

/** One answer as it was given, with its self-rating. */
export function AnswerReview({
  run,
  index,
  answer,
  marked,
  recordings,
  onRate,
}: {
  run: PracticeRun
  index: number
  answer: PracticeAnswer
  /** The answer with its marks, once it is evaluated. */
  marked: MarkedAnswer | undefined
  recordings: readonly Recording[]
  onRate: (mark: number) => void
}) {
  const scenario = run.scenarios[index]
  const asked = scenario?.questions[answer.question]
  const typed = scenario?.format === 'typed'
  return (
    <Card>
      <Stack css={{ gap: '4' }}>
        <Question lang={run.language}>
          {answer.question + 1}. {asked && pick(asked, run.language)}
        </Question>
        {typed && answer.text.trim() !== '' && (
          <div>
            {marked ? (
              <EvidenceText text={marked.text} lang={run.language} marks={marked.marks} />
            ) : (
              <AnswerText data-reading lang={run.language}>
                {answer.text}
              </AnswerText>
            )}
            <Quiet>
              <Plural value={countWords(answer.text)} one="# word" other="# words" />
            </Quiet>
          </div>
        )}
        {typed && answer.text.trim() === '' && (
          <Quiet>
            <Trans>Nothing was written.</Trans>
          </Quiet>
        )}
        {recordings.map((recording, i) => (
          <RecordedAnswer
            key={recording.id}
            recording={recording}
            part={i + 1}
            parts={recordings.length}
            fileName={`situ-${run.planId}-${index + 1}-${answer.question + 1}${i > 0 ? `-${i + 1}` : ''}`}
          />
        ))}
        {!typed && recordings.length === 0 && (
          <Quiet>
            <Trans>Answered aloud; no recording on this device.</Trans>
          </Quiet>
        )}
        <SelfRating question={answer.question} value={answer.selfRating} onRate={onRate} />
      </Stack>
    </Card>
  )
}
