import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Quiz } from 'shared/model/content/quiz'
import { saveExtraTime, useExtraTime } from '#data/account/extra-time'
import { currentDb } from '#data/db/db'
import { startRun } from '#data/quizzes/quiz-runs'
import { formatMinutes, formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { toast } from '#ui/feedback/toast'
import { ExtraTimeChoice } from '#ui/form/extra-time-choice'
import { LEVEL_NAMES } from '#ui/labels/module-words'
import { QUIZ_CATEGORY_NAMES } from '#ui/labels/quiz-words'
import { Card } from '#ui/layout/card'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { QuizSummary } from './attempts/quiz-summary'
import { QuizCrumb } from './quiz-crumb'
import { said } from './run/said'
import { saveFailureText } from './save-failure-text'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, auto)' },
    gap: '4',
    '& dt': { fontSize: 'sm', color: 'fg.subtle' },
    '& dd': { fontWeight: 600, fontSize: { base: 'md', md: 'lg' }, fontVariantNumeric: 'tabular-nums' },
  },
})
const Instructions = chakra('ul', {
  base: {
    listStyle: 'disc',
    paddingLeft: '5',
    margin: '20px 0',
    maxWidth: 'measure',
    '& > li + li': { marginTop: '1.5' },
  },
})
const Start = chakra('div', { base: { marginTop: '6', '& > button': { width: { base: 'full', sm: 'auto' } } } })

/** A quiz before its start: description, rules, and the button that starts its clock. */
export function QuizIntro({ quiz, onAttempts }: { quiz: Quiz; onAttempts: () => void }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const extraTime = useExtraTime() ?? 1
  const [starting, setStarting] = useState(false)
  const title = said(quiz.title, language)
  const description = said(quiz.description, language)
  const start = async () => {
    setStarting(true)
    try {
      await startRun(currentDb(), quiz, extraTime, Date.now())
    } catch (error) {
      toast({ tone: 'danger', title: t`The quiz couldn’t be started`, description: saveFailureText(error) })
    }
    setStarting(false)
  }
  return (
    <Page
      title={<span lang={title.lang}>{title.text}</span>}
      documentTitle={title.text}
      crumb={<QuizCrumb />}
      margin={t`Quiz`}
      lead={<span lang={description.lang}>{description.text}</span>}
    >
      <PageSection title={<Trans>Before you start</Trans>}>
        <Card>
          <Facts>
            <Fact name={t`Questions`}>{formatNumber(language, quiz.questions.length)}</Fact>
            <Fact name={t`Time limit`}>{formatMinutes(language, quiz.timeLimit * extraTime)}</Fact>
            <Fact name={t`Passing score`}>{formatPercent(language, quiz.passingScore)}</Fact>
            <Fact name={t`Category`}>{i18n._(QUIZ_CATEGORY_NAMES[quiz.category])}</Fact>
            <Fact name={t`Level`}>
              <Badge tone="outline">{i18n._(LEVEL_NAMES[quiz.difficulty])}</Badge>
            </Fact>
          </Facts>
        </Card>
        <Instructions>
          <li>
            <Trans>
              Each question has one best answer. Your first choice counts, and the explanation appears right away.
            </Trans>
          </li>
          <li>
            <Trans>You can go back and forth, and leave questions unanswered until the end.</Trans>
          </li>
          <li>
            <Trans>
              When time runs out, the quiz is submitted as it is. The clock keeps running while you are away.
            </Trans>
          </li>
          <li>
            <Trans>Keys 1 to 4 or A to D choose, arrows move, Enter continues.</Trans>
          </li>
        </Instructions>
        <ExtraTimeChoice
          language={language}
          value={extraTime}
          onChange={(value) => void saveExtraTime(currentDb(), value)}
        >
          <Trans>For people entitled to it on the real test. It extends the clock of every quiz.</Trans>
        </ExtraTimeChoice>
        <Start>
          <Button tone="primary" size="lg" loading={starting} onClick={() => void start()}>
            <Trans>Start the quiz</Trans>
          </Button>
        </Start>
      </PageSection>
      <PageSection title={<Trans>Your progress</Trans>} help={<Trans>Counted on this device and on the others</Trans>}>
        <QuizSummary quiz={quiz} onAttempts={onAttempts} />
      </PageSection>
    </Page>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
