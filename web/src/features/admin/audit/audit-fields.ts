import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The fields of content that an edit can change, with the names of the forms. */
const FIELDS: Record<string, MessageDescriptor> = {
  title: msg`Title`,
  description: msg`Description`,
  content: msg`Content`,
  pages: msg`Pages`,
  questions: msg`Questions`,
  category: msg`Category`,
  difficulty: msg`Difficulty`,
  skillLevel: msg`Level`,
  competencies: msg`Competencies`,
  tags: msg`Tags`,
  duration: msg`Duration`,
  estimatedTime: msg`Estimated time`,
  coverImage: msg`Cover image`,
  videoUrl: msg`Video address`,
  timeLimit: msg`Time limit`,
  passingScore: msg`Passing score`,
  relatedQuizzes: msg`Related quizzes`,
  rubric: msg`Rubric`,
  courseId: msg`Module`,
  isPublished: msg`Publication`,
  order: msg`Order`,
  date: msg`Date`,
  time: msg`Time`,
  language: msg`Language`,
  source: msg`Source`,
  testType: msg`Type of test`,
  checkedOn: msg`Checked on`,
  title_fr: msg`French title`,
  title_en: msg`English title`,
  text_fr: msg`French text`,
  text_en: msg`English text`,
  kind: msg`Type`,
  format: msg`Format`,
  modelAnswers: msg`Model answers`,
  commentary: msg`Commentary`,
}
/** Fields that the server computes; they are left out of the list of changes. */
const OWN = new Set(['updatedAt', 'pageCount', 'id'])

/** The names of changed fields as a list; a field without a name here keeps the server's. */
export const fieldNames = (i18n: I18n, fields: readonly string[]): string =>
  fields
    .filter((name) => !OWN.has(name))
    .map((name) => {
      const known = FIELDS[name]
      return known ? i18n._(known) : name
    })
    .join(', ')
