// Gradient-boosted regression trees (Friedman, "Greedy function approximation", 2001): the sum of many small trees, each
// of which asks a few questions of the form "is this feature at most so much?". api/bench/evaluator/fit-trees.ts grows
// them.

/** The trees as they are written down. Features are numbered in the order of `edges`. */
export interface PackedTrees {
  /** For each feature, the limits with which it is compared: ascending, separated by spaces, the features by `|`. */
  edges: string
  /** What is predicted before the trees. */
  base: number
  /** The value of one unit of a leaf. */
  unit: number
  /**
   * Each tree in preorder. A question is a letter for its feature and one for its limit, then the tree for "at most"
   * and the tree for "more"; a leaf is `.` and a letter for its units.
   */
  trees: string
}

/** Letters for numbers from 0 to 89: printable characters without the quotation mark and the backslash. */
export const LETTERS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
  .filter((letter) => !'\'\\.`"'.includes(letter))
  .join('')
export const LEAF = '.'
/** Units of a leaf lie from minus this to plus this. */
export const UNITS_MOST = (LETTERS.length - 1) >> 1

interface Question {
  feature: number
  most: number
  least: Tree
  more: Tree
}
type Tree = Question | number

/** Predicts from the values of the features, in their order. */
export type Predict = (values: readonly number[]) => number

/** Throws where the packed form is damaged. */
export function openTrees({ edges: written, base, unit, trees }: PackedTrees): Predict {
  const edges = written.split('|').map((limits) => limits.split(' ').map(Number))
  const numbers = new Map([...LETTERS].map((letter, i) => [letter, i]))
  let at = 0
  const next = () => {
    const number = numbers.get(trees[at++] ?? '')
    if (number === undefined) throw new Error(`no letter of a tree at ${at - 1}`)
    return number
  }
  function read(): Tree {
    if (trees[at] === LEAF) {
      at++
      return (next() - UNITS_MOST) * unit
    }
    const feature = next()
    const most = edges[feature]?.[next()]
    if (most === undefined) throw new Error(`no limit ${trees[at - 1]} of feature ${feature}`)
    return { feature, most, least: read(), more: read() }
  }
  const all: Tree[] = []
  while (at < trees.length) all.push(read())
  return (values) =>
    all.reduce<number>((sum, tree) => {
      let here = tree
      while (typeof here !== 'number') here = (values[here.feature] ?? 0) <= here.most ? here.least : here.more
      return sum + here
    }, base)
}
