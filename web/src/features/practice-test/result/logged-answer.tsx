import { Trans } from '@lingui/react/macro'
import type { Bilingual, Language } from 'shared/model/bilingual'
import type { LoggedScenario } from 'shared/rules/practice/practice-history'
import { pick } from '#i18n/pick'
import { Card } from '#ui/layout/card'
import { Stack } from '#ui/layout/stack'
import { EvidenceText } from '#ui/scenario/evidence-text'
import type { MarkedAnswer } from '../evaluation/use-scenario-evaluation'
import { AnswerText } from './answer-review'

/** One answer as the log has it, with its self-rating. */
export function LoggedAnswer({
  logged,
  question,
  language,
  asked,
  marked,
}: {
  logged: LoggedScenario
  question: 0 | 1
  /** The language of the test. */
  language: Language
  asked: Bilingual | undefined
  /** The answer with its marks, once it is evaluated. */
  marked: MarkedAnswer | undefined
}) {
  const text = logged.answers[question]
  const mark = logged.marks[question]
  return (
    <Card>
      <Stack>
        <h3 lang={asked && language}>
          <b>{asked ? `${question + 1}. ${pick(asked, language)}` : <Trans>Answer {question + 1}</Trans>}</b>
        </h3>
        {logged.format === 'video' ? (
          <p>
            <Trans>Answered aloud; a recording, if there is one, is on the other device.</Trans>
          </p>
        ) : text === '' ? (
          <p>
            <Trans>Nothing was written.</Trans>
          </p>
        ) : marked ? (
          <EvidenceText text={marked.text} lang={language} marks={marked.marks} />
        ) : (
          <AnswerText data-reading lang={language}>
            {text}
          </AnswerText>
        )}
        {logged.shortened && text !== '' && (
          <p>
            <small>
              <Trans>Only the beginning is synced; the rest is on the other device.</Trans>
            </small>
          </p>
        )}
        {mark !== null && (
          <p>
            <Trans>My rating: {mark} out of 9</Trans>
          </p>
        )}
      </Stack>
    </Card>
  )
}
