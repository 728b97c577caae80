import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { Language } from 'shared/model/bilingual'
import { pick } from '#i18n/pick'
import { Badge } from '#ui/badge'
import { Row } from '#ui/layout/row'
import { PreviewLanguage } from '../editor/preview-language'
import { useChoices } from '../list/use-choices'
import type { QuizForm } from './quiz-form'

const Paper = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    marginTop: '4',
    '& h3': { textStyle: 'section' },
    '& h4': { fontWeight: 600 },
    '& ol': { display: 'grid', gap: '2', marginTop: '2' },
    '& li': { border: '1px solid {colors.border}', borderRadius: 'md', padding: '10px 12px', background: 'bg.panel' },
    '& li.right': { border: '2px solid {colors.success.fg}', padding: '9px 11px' },
    '& .why': { color: 'fg.muted', marginTop: '2', whiteSpace: 'pre-line' },
  },
})

/** The quiz as a learner reads it, with the right answers marked. */
export function QuizPreview({
  quiz,
  language,
  onLanguage,
}: {
  quiz: QuizForm
  language: Language
  onLanguage: (language: Language) => void
}) {
  const { t } = useLingui()
  const { levels } = useChoices()
  return (
    <Paper>
      <Row spread>
        <PreviewLanguage language={language} onChange={onLanguage} />
        <Row>
          <Badge>{levels.find(({ value }) => value === quiz.difficulty)?.label}</Badge>
          <Badge>{t`${quiz.timeLimit} min`}</Badge>
        </Row>
      </Row>
      <div lang={language}>
        <h3>{pick(quiz.title, language) || '–'}</h3>
        <p>{pick(quiz.description, language)}</p>
      </div>
      {quiz.questions.length === 0 && (
        <p className="why">
          <Trans>Add a question first.</Trans>
        </p>
      )}
      {quiz.questions.map((question, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a preview are never reordered
        <section key={i}>
          <h4 lang={language}>
            {i + 1}. {pick(question.question, language)}
          </h4>
          <ol>
            {question.options[language].map((option, k) => {
              const isRight = question.correctAnswer === String(k)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its index
                <li key={k} className={isRight ? 'right' : undefined}>
                  <span lang={language}>
                    {'ABCD'[k]}. {option}
                  </span>{' '}
                  {isRight && (
                    <Badge tone="success" icon={Check}>
                      <Trans>The best one</Trans>
                    </Badge>
                  )}
                </li>
              )
            })}
          </ol>
          <p className="why" lang={language}>
            {pick(question.explanation, language)}
          </p>
        </section>
      ))}
    </Paper>
  )
}
