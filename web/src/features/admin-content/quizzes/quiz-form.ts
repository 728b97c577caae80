import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Bilingual, Language } from 'shared/model/bilingual'
import type { Competency, SkillLevel } from 'shared/model/content/module'
import {
  OPTIONS_PER_QUESTION,
  PASSING_SCORE_DEFAULT,
  PASSING_SCORE_MAX,
  PASSING_SCORE_MIN,
  POINTS_DEFAULT,
  POINTS_MAX,
  QUIZ_MINUTES_DEFAULT,
  QUIZ_MINUTES_MAX,
  QUIZ_MINUTES_MIN,
  QUIZ_QUESTIONS_MAX,
  QUIZ_TEXT_MAX,
  QUIZ_TITLE_MAX,
  type Quiz,
  type QuizCategory,
  type QuizInput,
} from 'shared/model/content/quiz'
import { LANGUAGES } from 'shared/model/languages'
import type { Wrong } from '../editor/use-content-save'

const empty = (): Bilingual => ({ fr: '', en: '' })
const four = () => Array.from({ length: OPTIONS_PER_QUESTION }, () => '')

export interface QuestionForm {
  /** Sent again when a question is edited or moved; undefined for a new one. */
  id?: string
  question: Bilingual
  options: { fr: string[]; en: string[] }
  /** Index of the right option; empty while none is chosen. */
  correctAnswer: '' | '0' | '1' | '2' | '3'
  explanation: Bilingual
  points: number
  competency: Competency | null
}
export interface QuizForm {
  title: Bilingual
  description: Bilingual
  category: QuizCategory
  difficulty: SkillLevel
  timeLimit: number
  passingScore: number
  isPublished: boolean
  questions: QuestionForm[]
}

export const blankQuestion = (): QuestionForm => ({
  question: empty(),
  options: { fr: four(), en: four() },
  correctAnswer: '',
  explanation: empty(),
  points: POINTS_DEFAULT,
  competency: null,
})
export const blankQuiz = (): QuizForm => ({
  title: empty(),
  description: empty(),
  category: 'casper',
  difficulty: 'beginner',
  timeLimit: QUIZ_MINUTES_DEFAULT,
  passingScore: PASSING_SCORE_DEFAULT,
  isPublished: false,
  questions: [],
})
export const quizToForm = (quiz: Quiz): QuizForm => ({
  title: quiz.title,
  description: quiz.description,
  category: quiz.category,
  difficulty: quiz.difficulty,
  timeLimit: quiz.timeLimit,
  passingScore: quiz.passingScore,
  isPublished: quiz.isPublished,
  questions: quiz.questions.map(({ type: _, ...question }) => question),
})
/** A copy is a draft, and its questions get new ids. */
export const quizToCopy = (quiz: Quiz): QuizForm => ({
  ...quizToForm(quiz),
  isPublished: false,
  questions: quiz.questions.map(({ id: _, type: __, ...question }) => question),
})
/** The request body of a form, published as 1 or 0; call it only with a valid form. */
export const quizToBody = (form: QuizForm): QuizInput =>
  ({
    ...form,
    isPublished: form.isPublished ? 1 : 0,
    questions: form.questions.map((question) => ({ ...question, type: 'multiple_choice' })),
  }) as unknown as QuizInput

/** An empty or unreadable number becomes the default; any other number is rounded, and validated later. */
const whole = (text: string, fallback: number) => {
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) ? fallback : Math.round(number)
}
export const readTimeLimit = (text: string) => whole(text, QUIZ_MINUTES_DEFAULT)
export const readPassingScore = (text: string) => whole(text, PASSING_SCORE_DEFAULT)
export const readPoints = (text: string) => whole(text, POINTS_DEFAULT)

const LETTERS = 'ABCD'
const isEmpty = (text: string) => text.trim() === ''
const isOutside = (value: number, min: number, max: number) => !Number.isInteger(value) || value < min || value > max

const TITLE_REQUIRED: Record<Language, MessageDescriptor> = {
  fr: msg`The French title is required`,
  en: msg`The English title is required`,
}
const DESCRIPTION_REQUIRED: Record<Language, MessageDescriptor> = {
  fr: msg`The French description is required`,
  en: msg`The English description is required`,
}
const questionRequired = (number: number): Record<Language, MessageDescriptor> => ({
  fr: msg`Question ${number}: the French text is required`,
  en: msg`Question ${number}: the English text is required`,
})
const optionRequired = (number: number, letter: string): Record<Language, MessageDescriptor> => ({
  fr: msg`Question ${number}: option ${letter} is empty in French`,
  en: msg`Question ${number}: option ${letter} is empty in English`,
})

/** The errors of a quiz, from its details to its last question. */
export function checkQuiz(i18n: I18n, form: QuizForm): Wrong[] {
  const wrong: Wrong[] = []
  const say = (path: string, text: string) => wrong.push({ path, text })
  const long = (path: string, text: string, max: number) =>
    text.trim().length > max && say(path, i18n._(msg`At most ${max} characters`))

  for (const language of LANGUAGES) {
    const title = form.title[language]
    if (isEmpty(title)) say(`title.${language}`, i18n._(TITLE_REQUIRED[language]))
    long(`title.${language}`, title, QUIZ_TITLE_MAX)
  }
  for (const language of LANGUAGES) {
    const description = form.description[language]
    if (isEmpty(description)) say(`description.${language}`, i18n._(DESCRIPTION_REQUIRED[language]))
    long(`description.${language}`, description, QUIZ_TEXT_MAX)
  }
  if (isOutside(form.timeLimit, QUIZ_MINUTES_MIN, QUIZ_MINUTES_MAX))
    say('timeLimit', i18n._(msg`The time limit must be from ${QUIZ_MINUTES_MIN} to ${QUIZ_MINUTES_MAX} minutes`))
  if (isOutside(form.passingScore, PASSING_SCORE_MIN, PASSING_SCORE_MAX))
    say(
      'passingScore',
      i18n._(msg`The passing score must be from ${PASSING_SCORE_MIN} to ${PASSING_SCORE_MAX} percent`),
    )
  if (form.questions.length === 0) say('questions', i18n._(msg`At least one question is required`))
  if (form.questions.length > QUIZ_QUESTIONS_MAX) say('questions', i18n._(msg`At most ${QUIZ_QUESTIONS_MAX} questions`))

  for (const [i, question] of form.questions.entries()) {
    const at = `questions.${i}`
    const number = i + 1
    for (const language of LANGUAGES) {
      if (isEmpty(question.question[language]))
        say(`${at}.question.${language}`, i18n._(questionRequired(number)[language]))
      long(`${at}.question.${language}`, question.question[language], QUIZ_TEXT_MAX)
      long(`${at}.explanation.${language}`, question.explanation[language], QUIZ_TEXT_MAX)
      for (const [k, option] of question.options[language].entries()) {
        const letter = LETTERS[k] ?? ''
        if (isEmpty(option)) say(`${at}.options.${language}.${k}`, i18n._(optionRequired(number, letter)[language]))
        long(`${at}.options.${language}.${k}`, option, QUIZ_TEXT_MAX)
      }
    }
    if (question.correctAnswer === '')
      say(`${at}.correctAnswer`, i18n._(msg`Question ${number}: choose the correct answer`))
    if (isOutside(question.points, 1, POINTS_MAX))
      say(`${at}.points`, i18n._(msg`Question ${number}: from 1 to ${POINTS_MAX} points`))
  }
  return wrong
}
