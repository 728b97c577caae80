const SECTION = /<h2[\s>]/gi
/** The heading of an exercise, in either language. */
const EXERCISE = /<h2[^>]*>\s*(?:Exercices?|Exercises?)\s*<\/h2>/i

/**
 * The index in the HTML at which the figure of a page is inserted: before the second `<h2>` or the exercise, whichever
 * is first; at the end of a page that has neither. `html` is sanitized.
 */
export function figurePlace(html: string): number {
  const second = [...html.matchAll(SECTION)][1]?.index ?? html.length
  const exercise = EXERCISE.exec(html)?.index ?? html.length
  return Math.min(second, exercise)
}
