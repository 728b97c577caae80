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
/** The number for which each letter stands. */
export const NUMBER_OF: ReadonlyMap<string, number> = new Map([...LETTERS].map((letter, i) => [letter, i]))
export const LEAF = '.'
/** Stands for the feature of a leaf. */
const NO_FEATURE = 255
/** Units of a leaf lie from minus this to plus this. */
export const UNITS_MOST = (LETTERS.length - 1) >> 1

/** Predicts from the values of the features, in their order. */
export type Predict = (values: readonly number[]) => number

/** Throws where the packed form is damaged. */
export function openTrees({ edges: written, base, unit, trees }: PackedTrees): Predict {
  const edges = written.split('|').map((limits) => limits.split(' ').map(Number))
  let at = 0
  const next = () => {
    const number = NUMBER_OF.get(trees[at++] ?? '')
    if (number === undefined) throw new Error(`no letter of a tree at ${at - 1}`)
    return number
  }
  // The nodes of all trees in preorder, so that the tree for "at most" follows its question.
  const nodes: { feature: number; value: number; more: number }[] = []
  function read(): void {
    if (trees[at] === LEAF) {
      at++
      nodes.push({ feature: NO_FEATURE, value: (next() - UNITS_MOST) * unit, more: 0 })
      return
    }
    const feature = next()
    const value = edges[feature]?.[next()]
    if (value === undefined) throw new Error(`no limit ${trees[at - 1]} of feature ${feature}`)
    const question = { feature, value, more: 0 }
    nodes.push(question)
    read()
    question.more = nodes.length
    read()
  }
  const roots: number[] = []
  while (at < trees.length) {
    roots.push(nodes.length)
    read()
  }
  // Objects take several times as long to walk through, and a long answer asks thousands of trees.
  const features = Uint8Array.from(nodes, (node) => node.feature)
  const limits = Float64Array.from(nodes, (node) => node.value)
  const mores = Uint32Array.from(nodes, (node) => node.more)
  return (values) => {
    let sum = base
    for (const root of roots) {
      let here = root
      for (;;) {
        const feature = features[here] as number
        const value = limits[here] as number
        if (feature === NO_FEATURE) {
          sum += value
          break
        }
        here = (values[feature] ?? 0) <= value ? here + 1 : (mores[here] as number)
      }
    }
    return sum
  }
}
