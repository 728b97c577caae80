import { Competency, SkillLevel } from 'shared/model/content/module'
import { KeyPointKind, ModelAnswer } from 'shared/model/content/rubric'
import { type Scenario, ScenarioCategory, ScenarioFormat, ScenarioKind } from 'shared/model/content/scenario'
import { byLanguage, LANGUAGES } from 'shared/model/languages'
import * as z from 'zod/mini'
import { ContentError, readFolder, refuseTwice } from './read-content.ts'
import { both, slug, terms, words } from './text-fields.ts'

const QUESTIONS = 2

/** Schema of `scenarios/*.yaml` (api/content). */
const ScenarioFile = z.strictObject({
  id: slug,
  order: z.int().check(z.gte(1)),
  format: ScenarioFormat,
  kind: ScenarioKind,
  difficulty: SkillLevel,
  category: ScenarioCategory,
  competencies: z.array(Competency).check(z.minLength(1)),
  title: both,
  description: both,
  content: both,
  questions: z.array(both).check(z.length(QUESTIONS)),
  tags: terms,
  rubric: z.strictObject({
    stakeholders: z.array(terms).check(z.minLength(1)),
    keyPoints: z
      .array(z.strictObject({ id: slug, kind: KeyPointKind, text: both, any: terms, weak: terms }))
      .check(z.minLength(5), z.maxLength(7)),
    redFlags: z.array(z.strictObject({ any: terms, message: both })).check(z.minLength(1), z.maxLength(3)),
  }),
  modelAnswers: z
    .array(z.strictObject({ wpm: ModelAnswer.shape.wpm, ...byLanguage(() => words) }))
    .check(z.minLength(1)),
  commentary: both,
})
type File = z.output<typeof ScenarioFile>

/** A model answer must have one block of text for each question. */
function checkBlocks(name: string, { modelAnswers }: File) {
  for (const [i, answer] of modelAnswers.entries())
    for (const language of LANGUAGES)
      if (answer[language].split(/\n\s*\n/).length !== QUESTIONS)
        throw new ContentError(`${name}: modelAnswers.${i}.${language} does not have a block for each question`)
}

/** The shipped scenarios in order; throws for an invalid file, with its path and field. */
export function loadScenarios(root: string): Scenario[] {
  const files = readFolder(root, 'scenarios', ScenarioFile)
  for (const { name, value } of files) {
    refuseTwice(`${name}: rubric.keyPoints`, value.rubric.keyPoints)
    checkBlocks(name, value)
  }
  const scenarios = files.map(
    ({ value }): Scenario => ({ ...value, videoUrl: null, courseId: null, isPublished: true }),
  )
  refuseTwice('scenarios', scenarios)
  return scenarios.sort((a, b) => a.order - b.order)
}
