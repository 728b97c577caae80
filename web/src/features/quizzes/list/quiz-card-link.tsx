import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, Clock } from 'lucide-react'
import type { ModuleStatus } from 'shared/model/module-progress'
import { formatMinutes, formatPercent } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Icon } from '#ui/icon'
import { LEVEL_NAMES } from '#ui/labels/module-words'
import { QUIZ_CATEGORY_NAMES } from '#ui/labels/quiz-words'
import { StatusBadge } from '#ui/labels/status-badge'
import { CardLink } from '#ui/layout/card-link'
import type { QuizRow } from './use-quiz-rows'

const ACTIONS: Record<ModuleStatus, MessageDescriptor> = {
  not_started: msg`Take the quiz`,
  in_progress: msg`Retake the quiz`,
  completed: msg`Retake the quiz`,
}

/** A quiz in the list: description, the learner's results, and the next action. */
export function QuizCardLink({ row: { quiz, summary, status, runEndsAt } }: { row: QuizRow }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const minutes = formatMinutes(language, quiz.timeLimit)
  const passMark = formatPercent(language, quiz.passingScore)
  const questions = plural(quiz.questions.length, { one: '# question', other: '# questions' })
  const running = runEndsAt !== undefined
  // A run past its time is submitted when it is opened.
  const over = running && Date.now() >= runEndsAt
  return (
    <CardLink to="/quizzes/$id" params={{ id: quiz.id }}>
      <span className="top">
        <span>{i18n._(QUIZ_CATEGORY_NAMES[quiz.category])}</span>
        <Badge tone="outline">{i18n._(LEVEL_NAMES[quiz.difficulty])}</Badge>
      </span>
      <h3>{pick(quiz.title, language)}</h3>
      <p className="about">{pick(quiz.description, language)}</p>
      <span className="foot">
        <span>{t`${questions}, ${minutes}, passing score ${passMark}`}</span>
        {summary.highestScore !== null && (
          <span>
            <Trans>Best score: {formatPercent(language, summary.highestScore)}</Trans>
          </span>
        )}
        <span className="go">
          {running ? (
            <Badge tone="highlight" icon={Clock}>
              {over ? <Trans>Time’s up</Trans> : <Trans>In progress</Trans>}
            </Badge>
          ) : (
            <StatusBadge status={status} />
          )}
          <b>
            {running ? (over ? t`See the result` : t`Resume`) : i18n._(ACTIONS[status])}
            <Icon of={ArrowRight} size="s" />
          </b>
        </span>
      </span>
    </CardLink>
  )
}
