import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Quiz } from 'shared/model/quiz'
import { db } from '#data/db'
import { saveExtraTime, useExtraTime } from '#data/extra-time'
import { startRun } from '#data/quiz-runs'
import { formatMinutes, formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { ExtraTimeChoice } from '#ui/extra-time-choice'
import { LEVEL_NAMES } from '#ui/module-words'
import { Page } from '#ui/page'
import { PageSection } from '#ui/page-section'
import { QUIZ_CATEGORY_NAMES } from '#ui/quiz-words'
import { toast } from '#ui/toast'
import { QuizCrumb } from './quiz-crumb'
import { QuizSummary } from './quiz-summary'
import { said } from './said'

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

/** What a quiz is, how it goes, and the button that starts its clock. */
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
      await startRun(db(), quiz, extraTime, Date.now())
    } catch (error) {
      toast({ tone: 'danger', title: t`The quiz could not be started`, description: String(error) })
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
            <Fact name={t`Pass mark`}>{formatPercent(language, quiz.passingScore)}</Fact>
            <Fact name={t`Category`}>{i18n._(QUIZ_CATEGORY_NAMES[quiz.category])}</Fact>
            <Fact name={t`Level`}>
              <Badge tone="outline">{i18n._(LEVEL_NAMES[quiz.difficulty])}</Badge>
            </Fact>
          </Facts>
        </Card>
        <Instructions>
          <li>
            <Trans>Each question has one best answer. Your first choice counts, and the reason follows at once.</Trans>
          </li>
          <li>
            <Trans>You may go back and forth, and leave questions open until the end.</Trans>
          </li>
          <li>
            <Trans>When the time is over, the quiz is submitted as it is. The clock goes on while you are away.</Trans>
          </li>
          <li>
            <Trans>Keys 1 to 4 or A to D choose, the arrows move, Enter goes on.</Trans>
          </li>
        </Instructions>
        <ExtraTimeChoice language={language} value={extraTime} onChange={(value) => void saveExtraTime(db(), value)}>
          <Trans>For those to whom the real test grants it. It stretches the clock of every quiz.</Trans>
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
