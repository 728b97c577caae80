import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Names of the fields of all kinds. */
const NAMES: Record<string, MessageDescriptor> = {
  title: msg`Title`,
  description: msg`Description`,
  content: msg`Content`,
  category: msg`Category`,
  difficulty: msg`Difficulty`,
  skillLevel: msg`Difficulty`,
  competencies: msg`Competencies`,
  competency: msg`Competency`,
  timeLimit: msg`Time limit`,
  passingScore: msg`Passing score`,
  isPublished: msg`Published`,
  quizzes: msg`Quizzes`,
  questions: msg`Questions`,
  question: msg`Question`,
  options: msg`Options`,
  correctAnswer: msg`Correct answer`,
  explanation: msg`Explanation`,
  points: msg`Points`,
  duration: msg`Duration`,
  estimatedTime: msg`Estimated time`,
  coverImage: msg`Cover image`,
  pages: msg`Pages`,
  type: msg`Type`,
  imageUrl: msg`Image address`,
  videoUrl: msg`Video address`,
  isRequired: msg`Required`,
  figure: msg`Figure`,
  relatedQuizzes: msg`Related quizzes`,
  tags: msg`Tags`,
  courseId: msg`Module`,
  format: msg`Format`,
  kind: msg`Type`,
  rubric: msg`Rubric`,
  stakeholders: msg`People affected`,
  keyPoints: msg`Key points`,
  redFlags: msg`Red flags`,
  any: msg`Strong terms`,
  weak: msg`Weak terms`,
  text: msg`Text`,
  message: msg`Message`,
  modelAnswers: msg`Model answers`,
  commentary: msg`Commentary`,
  date: msg`Day`,
  time: msg`Time`,
  testType: msg`Type of test`,
  language: msg`Language of the test`,
  source: msg`Source`,
  checkedOn: msg`Checked on`,
  title_fr: msg`French title`,
  title_en: msg`English title`,
  text_fr: msg`French text`,
  text_en: msg`English text`,
  fr: msg`French`,
  en: msg`English`,
}

/** A path of a form in words: `questions.0.question.fr` is “Questions 1, Question, French”. */
export function usePathName() {
  const { i18n } = useLingui()
  return (path: string) => {
    const words: string[] = []
    for (const part of path.split('.')) {
      const name = NAMES[part]
      if (/^\d+$/.test(part)) words[words.length - 1] = `${words.at(-1) ?? ''} ${Number(part) + 1}`.trim()
      else words.push(name ? i18n._(name) : part)
    }
    return words.join(', ')
  }
}
