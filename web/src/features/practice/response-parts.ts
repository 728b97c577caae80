/** The answers to both questions as they are evaluated: one text, a blank line between them. */
export const joinAnswers = (answers: readonly string[]) =>
  answers
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '')
    .join('\n\n')

export interface ResponsePart {
  /** Place in the response. */
  start: number
  text: string
  /** Which question it answers; undefined where that is not known. */
  question: 0 | 1 | undefined
}

/** The answers within a response: as they were given on this device, else by its one blank line. */
export function partsOf(response: string, answers?: readonly string[]): ResponsePart[] {
  const given = answers?.map((answer) => answer.trim())
  if (given && joinAnswers(given) === response) {
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
