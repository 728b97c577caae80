import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Quiz } from 'shared/model/content/quiz'
import type { QuizAttempt } from 'shared/model/quiz-attempt'
import { formatDate, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/notice'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { said } from '../run/said'
import { ViewCrumb } from '../view-crumb'
import { AnsweredQuestion } from './answered-question'

const Questions = chakra('ol', { base: { display: 'grid', gap: '4' } })

/** The answers of one attempt beside the best ones, with explanations. */
export function AttemptAnswers({ quiz, attempt, onBack }: { quiz: Quiz; attempt: QuizAttempt; onBack: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { answers, createdAt, score } = attempt
  const asked = quiz.questions.filter(({ id }) => Object.hasOwn(answers, id))
  const gone = Object.keys(answers).length - asked.length
  const title = said(quiz.title, language)
  const day = formatDate(language, createdAt)
  const time = formatDate(language, createdAt, 'time')
  return (
    <Page
      title={t`Answers`}
      crumb={
        <ViewCrumb onClick={onBack}>
          <Trans>Your attempts</Trans>
        </ViewCrumb>
      }
      margin={<span lang={title.lang}>{title.text}</span>}
      lead={t`${day}, ${time}, score ${formatPercent(language, score)}`}
    >
      <PageSection
        title={<Trans>Questions</Trans>}
        help={plural(asked.length, { one: '# question', other: '# questions' })}
      >
        <Questions>
          {asked.map((question, i) => (
            <AnsweredQuestion
              key={question.id}
              number={i + 1}
              question={question}
              chosen={answers[question.id] ?? ''}
            />
          ))}
        </Questions>
        {gone > 0 && (
          <Notice>
            {plural(gone, {
              one: '# question of this attempt is no longer part of the quiz.',
              other: '# questions of this attempt are no longer part of the quiz.',
            })}
          </Notice>
        )}
      </PageSection>
    </Page>
  )
}
