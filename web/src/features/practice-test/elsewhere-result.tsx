import { Trans } from '@lingui/react/macro'
import { MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { scenarios } from 'shared/contract/scenarios'
import type { LoggedScenario, LoggedTest } from 'shared/rules/practice-history'
import { useAnswer } from '#data/use-answer'
import { durationText } from '#i18n/duration-text'
import { formatDate } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Card } from '#ui/card'
import { Notice } from '#ui/notice'
import { Page } from '#ui/page'
import { PageBody } from '#ui/page-body'
import { PageSection } from '#ui/page-section'
import { planName } from '#ui/plan-name'
import { Stack } from '#ui/stack'
import { AnswerText } from './answer-review'

/** A test of another device: what the log brought of it. */
export function ElsewhereResult({ test, crumb }: { test: LoggedTest; crumb: ReactNode }) {
  const language = useLanguage()
  // The situations are not in the log; where this device has them, the questions are shown.
  const list = useAnswer(scenarios.list, {}, {}).value ?? []
  return (
    <Page
      title={planName(test.planId)}
      crumb={crumb}
      margin={
        <>
          {formatDate(language, test.at, 'long')}
          <br />
          {durationText(language, test.timeSpent)}
        </>
      }
    >
      <PageBody>
        <Notice icon={MonitorSmartphone}>
          <Trans>
            This test was taken on another device: what you wrote is here, recordings and key points are there. Open it
            there to go through it with the model answers.
          </Trans>
        </Notice>
      </PageBody>
      {test.scenarios.map((logged, index) => (
        <PageSection
          key={logged.scenarioId}
          title={
            <span lang={test.language}>
              {index + 1}. {pick(logged.title, test.language)}
            </span>
          }
        >
          <Stack>
            {([0, 1] as const).map((question) => (
              <LoggedAnswer
                key={question}
                logged={logged}
                question={question}
                language={test.language}
                asked={list.find(({ id }) => id === logged.scenarioId)?.questions[question]}
              />
            ))}
          </Stack>
        </PageSection>
      ))}
    </Page>
  )
}

function LoggedAnswer({
  logged,
  question,
  language,
  asked,
}: {
  logged: LoggedScenario
  question: 0 | 1
  language: LoggedTest['language']
  asked: { fr: string; en: string } | undefined
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
            <Trans>Nothing written.</Trans>
          </p>
        ) : (
          <AnswerText lang={language}>{text}</AnswerText>
        )}
        {logged.shortened && text !== '' && (
          <p>
            <small>
              <Trans>Only the beginning travels; the whole is on the other device.</Trans>
            </small>
          </p>
        )}
        {mark !== null && (
          <p>
            <Trans>My mark: {mark} of 9</Trans>
          </p>
        )}
      </Stack>
    </Card>
  )
}
