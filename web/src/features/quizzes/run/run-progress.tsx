import { chakra } from '@chakra-ui/react/styled-system'
import { plural, t } from '@lingui/core/macro'
import { isRight } from 'shared/rules/quizzes/quiz'
import type { QuizRun } from 'shared/rules/quizzes/quiz-run'
import { ProgressBar } from '#ui/charts/progress-bar'

/** More marks than this are too small to see: one bar replaces them. */
const PLACES_MAX = 40

const Places = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    marginTop: '3',
    maxWidth: { xl: '146px' },
    '& > i': { width: { base: '18px', xl: '26px' }, height: '8px', borderRadius: 'xs', background: 'bg.muted' },
    '& > .right': { background: 'success.solid' },
    // The mark is striped, so that it can be distinguished without its colour.
    '& > .wrong': {
      background: 'repeating-linear-gradient(-45deg, {colors.danger.solid} 0 3px, {colors.danger.subtle} 3px 5px)',
      boxShadow: 'inset 0 0 0 1px {colors.danger.solid}',
    },
    '& > .here': { outline: '2px solid {colors.fg}', outlineOffset: '1px' },
  },
})
const Bar = chakra('div', { base: { marginTop: '3', maxWidth: { base: '236px', xl: '146px' } } })

/** The progress of a run: one mark per question, right, wrong or unanswered. */
export function RunProgress({ run: { quiz, answers }, index }: { run: QuizRun; index: number }) {
  const count = quiz.questions.length
  const answered = quiz.questions.filter(({ id }) => answers[id])
  const right = answered.filter((question) => isRight(question, answers)).length
  const label = t`Progress in the quiz`
  if (count > PLACES_MAX)
    return (
      <Bar>
        <ProgressBar percent={(answered.length / count) * 100} label={label} />
      </Bar>
    )
  const looks = quiz.questions.map((question) => {
    if (!answers[question.id]) return ''
    return isRight(question, answers) ? 'right' : 'wrong'
  })
  return (
    <Places
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={answered.length}
      aria-valuetext={t`${plural(answered.length, { one: `# of ${count} answered`, other: `# of ${count} answered` })}, ${plural(right, { one: '# correct', other: '# correct' })}`}
    >
      {quiz.questions.map(({ id }, i) => (
        <i key={id} className={i === index ? `${looks[i]} here` : looks[i]} />
      ))}
    </Places>
  )
}
