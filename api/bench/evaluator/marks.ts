// The marks that praise a sentence, drawn for reading by hand: does the sentence do what its mark says, and is it right
// in the situation? Usage: node api/bench/evaluator/marks.ts FILE, which writes the marks to read, one a line. A reader
// writes for each line its number, whether the mark praises the wrong act, and why, into marks-read.jsonl, with the
// version of the evaluator; report.ts counts them.
import { writeFileSync } from 'node:fs'
import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { EVALUATOR_VERSION } from 'shared/rules/evaluator/evaluator'
import { seededChance, shuffled } from 'shared/rules/games/chance'
import { twiceRated } from './rated.ts'
import { isSealed } from './sealed.ts'
import { situationCalled } from './situations.ts'

const DRAWN = 300

/** A mark with what a reader needs to judge it. */
export interface DrawnMark {
  number: number
  version: string
  scenarioId: string
  situation: string
  questions: string[]
  response: string
  sentence: string
  /** The name of the cue, whose comment for the learner is in web/src/ui/evaluation/cue-notes.ts. */
  cue: string
}
/** What a reader said of a drawn mark. */
export interface ReadMark {
  number: number
  version: string
  isWrong: boolean
  why: string
}

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('name the file for the marks to read')
const marks = twiceRated.filter(isSealed).flatMap(({ scenarioId, lang, response }) => {
  const scenario = situationCalled(scenarioId)
  const { feedback } = evaluateResponse({ scenario, response, responseType: 'text', language: lang })
  return feedback.evidence
    .filter(({ strength }) => strength > 0)
    .map(({ start, end, cue }) => ({
      version: EVALUATOR_VERSION,
      scenarioId,
      situation: scenario.content[lang],
      questions: scenario.questions.map((question) => question[lang]),
      response,
      sentence: response.slice(start, end),
      cue,
    }))
})
const drawn: DrawnMark[] = shuffled(marks, seededChance(26))
  .slice(0, DRAWN)
  .map((mark, i) => ({ number: i + 1, ...mark }))
writeFileSync(file, `${drawn.map((mark) => JSON.stringify(mark)).join('\n')}\n`)
