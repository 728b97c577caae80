import { SkillLevel } from 'shared/model/content/module'
import {
  OPTIONS_PER_QUESTION,
  POINTS_MAX,
  QUIZ_QUESTIONS_MAX,
  Question,
  Quiz,
  QuizCategory,
} from 'shared/model/content/quiz'
import { byLanguage } from 'shared/model/languages'
import * as z from 'zod/mini'
import type { NewQuiz } from '../db/tables/content/quizzes.ts'
import { readFolder, refuseTwice } from './read-content.ts'
import { both, slug, words } from './text-fields.ts'

const options = z.array(words).check(z.length(OPTIONS_PER_QUESTION))

/** Schema of `quizzes/*.yaml` (api/content). */
const QuizFile = z.strictObject({
  id: slug,
  category: QuizCategory,
  difficulty: SkillLevel,
  timeLimit: Quiz.shape.timeLimit,
  passingScore: Quiz.shape.passingScore,
  title: both,
  description: both,
  questions: z
    .array(
      z.strictObject({
        id: slug,
        question: both,
        options: z.strictObject(byLanguage(() => options)),
        correctAnswer: Question.shape.correctAnswer,
        explanation: both,
        points: z.int().check(z.gte(1), z.lte(POINTS_MAX)),
        competency: Question.shape.competency,
      }),
    )
    .check(z.minLength(1), z.maxLength(QUIZ_QUESTIONS_MAX)),
})

/** Sort key: quizzes of the test first, easier ones before harder ones. */
const place = ({ category, difficulty }: NewQuiz) =>
  QuizCategory.options.indexOf(category) * SkillLevel.options.length + SkillLevel.options.indexOf(difficulty)

/** The shipped quizzes in order; throws for an invalid file, with its path and field. */
export function loadQuizzes(root: string): NewQuiz[] {
  const files = readFolder(root, 'quizzes', QuizFile)
  for (const { name, value } of files) refuseTwice(`${name}: questions`, value.questions)
  const quizzes = files.map(({ value }) => value)
  refuseTwice('quizzes', quizzes)
  return quizzes
    .map(
      (quiz): NewQuiz => ({
        ...quiz,
        isPublished: true,
        questions: quiz.questions.map((question) => ({ ...question, type: 'multiple_choice' })),
      }),
    )
    .sort((a, b) => place(a) - place(b))
}
