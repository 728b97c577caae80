import { responseText } from 'shared/rules/evaluator/text/response-text'

export interface ResponsePart {
  /** Offset in the response. */
  start: number
  text: string
  /** Index of the question that it answers; undefined where that is not known. */
  question: 0 | 1 | undefined
}

/**
 * The answers in a response: those stored on this device if they make up the response, otherwise its two halves at its
 * only blank line, otherwise the whole response as one part.
 */
export function partsOf(response: string, answers?: readonly string[]): ResponsePart[] {
  const given = answers?.map((answer) => answer.trim())
  if (given && responseText(given) === response) {
    let start = 0
    return given.flatMap((text, i): ResponsePart[] => {
      if (text === '') return []
      const part = { start, text, question: i === 0 ? (0 as const) : (1 as const) }
      start += text.length + 2
      return [part]
    })
  }
  const blocks = response.split('\n\n')
  const [first, second] = blocks
  if (blocks.length !== 2 || !first?.trim() || !second?.trim())
    return [{ start: 0, text: response, question: undefined }]
  return [
    { start: 0, text: first, question: 0 },
    { start: first.length + 2, text: second, question: 1 },
  ]
}
