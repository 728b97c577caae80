import { join } from 'node:path'
import { AnswerLevel, RatedAnswer } from 'shared/model/content/rated-answer'
import { byLanguage, LANGUAGES } from 'shared/model/languages'
import { countWords } from 'shared/rules/practice/count-words'
import * as z from 'zod/mini'
import type { RatedAnswersOf } from '../db/seed/rated-answers.ts'
import { ContentError, readYaml } from './read-content.ts'
import { both, slug, words } from './text-fields.ts'

const FOLDER = 'rated-answers'
const ENDING = '.yaml'
const QUESTIONS = 2
/** Words of an answer to both questions. */
const WORDS = { least: 55, most: 170 }

/** Schema of `rated-answers/*.yaml` (api/content). */
const RatedAnswersFile = z.strictObject({
  scenario: slug,
  answers: z
    .array(
      z.strictObject({
        level: AnswerLevel,
        rating: RatedAnswer.shape.rating,
        ...byLanguage(() => words),
        reasons: both,
      }),
    )
    .check(z.length(AnswerLevel.options.length)),
})

function check(name: string, id: string, { scenario, answers }: z.output<typeof RatedAnswersFile>) {
  if (scenario !== id) throw new ContentError(`${name}: scenario is not ${id}, the name of the file`)
  for (const [i, answer] of answers.entries()) {
    if (answer.level !== AnswerLevel.options[i])
      throw new ContentError(`${name}: answers.${i}.level is not ${AnswerLevel.options[i]}`)
    if (answer.rating <= (answers[i - 1]?.rating ?? -1))
      throw new ContentError(`${name}: answers.${i}.rating is not above the one before`)
    for (const language of LANGUAGES) {
      const text = answer[language]
      if (text.split(/\n\s*\n/).length !== QUESTIONS)
        throw new ContentError(`${name}: answers.${i}.${language} does not have a block for each question`)
      const count = countWords(text)
      if (count < WORDS.least || count > WORDS.most)
        throw new ContentError(`${name}: answers.${i}.${language} has ${count} words`)
    }
  }
}

/** The rated answers to these scenarios; throws for an invalid file, with its path and field. */
export const loadRatedAnswers = (root: string, ids: readonly string[]): RatedAnswersOf[] =>
  ids.map((id) => {
    const name = `${FOLDER}/${id}${ENDING}`
    const file = readYaml(root, join(root, name), RatedAnswersFile)
    check(name, id, file)
    return { scenarioId: id, answers: file.answers }
  })
