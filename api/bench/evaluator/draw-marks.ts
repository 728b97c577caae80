// Writes the drawn marks that nobody has read yet, for a reader who knows neither the rules nor the scores: one mark a
// line, with its situation, questions and answer. What the reader says goes into marks/sealed.jsonl.
// Usage: node api/bench/evaluator/draw-marks.ts FILE
import { writeFileSync } from 'node:fs'
import { drawnMarks } from './marks.ts'
import { situationCalled } from './situations.ts'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('name the file for the marks to read')
const lines = drawnMarks()
  .filter(({ verdict }) => verdict === undefined)
  .map(({ verdict, ...mark }) => {
    const { content, questions } = situationCalled(mark.scenarioId)
    return JSON.stringify({
      ...mark,
      situation: content[mark.lang],
      questions: questions.map((question) => question[mark.lang]),
    })
  })
writeFileSync(file, `${lines.join('\n')}\n`)
console.log(`${lines.length} marks to read`)
