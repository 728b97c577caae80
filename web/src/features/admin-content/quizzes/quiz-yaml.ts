import type { Quiz } from 'shared/model/content/quiz'
import type { FileFault, RawQuizzes } from './raw-quizzes'

/** The quizzes in the format of the shipped content; several form a list. The YAML library is loaded on first use. */
export async function yamlOf(quizzes: readonly Quiz[]): Promise<string> {
  const { stringify } = await import('yaml')
  const written = quizzes.map(({ updatedAt: _, questions, ...quiz }) => ({
    ...quiz,
    questions: questions.map(({ type: __, ...question }) => question),
  }))
  return stringify(written.length === 1 ? written[0] : written, {
    lineWidth: 0,
    aliasDuplicateObjects: false,
  })
}

/** One quiz or a list of them, with the line of each path. */
export async function readYaml(text: string): Promise<RawQuizzes | { faults: FileFault[] }> {
  const { LineCounter, parseDocument, isNode } = await import('yaml')
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  // A warning is an unknown tag, whose value some readers would run.
  const problems = [...document.errors, ...document.warnings]
  if (problems.length > 0)
    return {
      faults: problems.map(({ linePos }) => ({
        ...(linePos && { line: linePos[0].line }),
        issue: { code: 'yaml' },
      })),
    }
  let value: unknown
  try {
    // Aliases could expand a small file to a huge one, and a quiz needs none.
    value = document.toJS({ maxAliasCount: 0 })
  } catch {
    return { faults: [{ issue: { code: 'alias' } }] }
  }
  const isList = Array.isArray(value)
  return {
    quizzes: isList ? (value as unknown[]) : value === null || value === undefined ? [] : [value],
    lineOf: (path) => {
      const whole = isList ? path : path.slice(1)
      // A missing field is reported at the line where its parent begins.
      for (let length = whole.length; length >= 0; length--) {
        const node = length === 0 ? document.contents : document.getIn(whole.slice(0, length), true)
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
      }
      return undefined
    },
  }
}
