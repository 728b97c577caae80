/** A page's HTML around its exercise. */
export interface ExerciseParts {
  /** The page up to the end of the exercise's instructions. */
  before: string
  /** What follows the learner's own attempt: the hint, and the rest of the page. */
  after: string
}

/** The heading of an exercise, in either language. */
const HEADING = /<h2[^>]*>\s*(?:Exercices?|Exercises?)\s*<\/h2>/i
const NEXT_SECTION = /<h2[\s>]/i
/** The hint begins with a bold name ("Piste de réflexion."); instructions do not. */
const HINT = /<p>\s*<strong>/i

/**
 * Cuts a page at the end of its exercise's instructions; undefined for a page without an exercise. `html` is sanitized.
 */
export function exerciseParts(html: string): ExerciseParts | undefined {
  const heading = HEADING.exec(html)
  if (!heading) return
  const start = heading.index + heading[0].length
  const section = html.slice(start)
  const ends = [NEXT_SECTION, HINT].map((mark) => section.search(mark)).filter((at) => at >= 0)
  const cut = start + Math.min(section.length, ...ends)
  return { before: html.slice(0, cut), after: html.slice(cut) }
}
