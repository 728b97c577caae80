/** Separates the answers to two questions. */
export const BETWEEN = '\n\n'

/** The answers to a scenario's questions as one text with a blank line between them; empty answers are left out. */
export const responseText = (response: string | readonly string[]): string =>
  typeof response === 'string'
    ? response
    : response
        .map((answer) => answer.trim())
        .filter((answer) => answer !== '')
        .join(BETWEEN)

/** The text to evaluate: the separate answers if they match the response, otherwise the response. */
export const judgedText = ({ response, answers }: { response: string; answers?: readonly string[] | undefined }) =>
  answers && responseText(answers) === response ? answers : response
