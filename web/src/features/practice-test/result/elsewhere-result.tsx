import { Trans } from '@lingui/react/macro'
import { MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { scenarios } from 'shared/contract/calls/scenarios'
import type { LoggedScenario, LoggedTest } from 'shared/rules/practice/practice-history'
import { useAnswer } from '#data/http/use-answer'
import { durationText } from '#i18n/duration-text'
import { formatDate } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/notice'
import { planName } from '#ui/labels/plan-name'
import { Card } from '#ui/layout/card'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { AnswerText } from './answer-review'

/** A test of another device: its data in the log. */
export function ElsewhereResult({ test, crumb }: { test: LoggedTest; crumb: ReactNode }) {
  const language = useLanguage()
  // The log does not contain the situations; where this device has them, the questions are shown.
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
            You took this test on another device: your written answers are here; recordings and key points are there.
            Open it on that device to compare it with the model answers.
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
