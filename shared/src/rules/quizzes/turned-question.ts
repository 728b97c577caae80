import { OPTIONS_PER_QUESTION, type Question } from '../../model/content/quiz.ts'
import { byLanguage } from '../../model/languages.ts'

const around = (option: number) =>
  String(((option % OPTIONS_PER_QUESTION) + OPTIONS_PER_QUESTION) % OPTIONS_PER_QUESTION)

/** The index that an option of the turned question has in the original question, as a string. */
export const originalOption = (option: string, by: number) => around(Number(option) + by)

/**
 * A question whose options are moved up by `by` places, the first ones to the end, so that an answer is not recognized
 * by its letter.
 */
export const turnedQuestion = (question: Question, by: number): Question => ({
  ...question,
  options: byLanguage((language) =>
    question.options[language].map((_, i, options) => options[Number(originalOption(String(i), by))] ?? ''),
  ),
  correctAnswer: around(Number(question.correctAnswer) - by) as Question['correctAnswer'],
})
