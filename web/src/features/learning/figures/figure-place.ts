const SECTION = /<h2[\s>]/gi
/** The heading of an exercise, in either language. */
const EXERCISE = /<h2[^>]*>\s*(?:Exercices?|Exercises?)\s*<\/h2>/i

/**
 * Where the figure of a page stands in its HTML: after the first section, before the next `<h2>`; never inside or below
 * an exercise; at the end of a page with a single section. `html` is sanitized.
 */
export function figurePlace(html: string): number {
  const second = [...html.matchAll(SECTION)][1]?.index ?? html.length
  const exercise = EXERCISE.exec(html)?.index ?? html.length
  return Math.min(second, exercise)
}
