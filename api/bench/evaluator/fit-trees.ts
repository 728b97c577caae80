// Grows gradient-boosted regression trees (shared/src/rules/evaluator/rating/regression-trees.ts) on squared errors: each tree
// is grown, leaf by leaf, on what the trees before it leave unexplained.
import { LEAF, LETTERS, type PackedTrees, UNITS_MOST } from 'shared/rules/evaluator/rating/regression-trees'
import { seededChance } from 'shared/rules/games/chance'
import { quantiles } from './statistics.ts'

export interface Sample {
  values: readonly number[]
  target: number
  weight: number
}
export interface Growth {
  trees: number
  leaves: number
  /** Share of what a leaf would predict that it does predict. */
  rate: number
  /** Least number of samples of a leaf. */
  least: number
  /** Shares of the samples and of the features that a tree sees. */
  samples: number
  features: number
  /** For each feature 1 where more must never predict less, -1 where more must never predict more, otherwise 0. */
  directions: readonly (1 | -1 | 0)[]
}
/** Limits of a feature, between which samples are not told apart. */
const EDGES = 28
/** Added to the weight of a leaf, so that a leaf of few samples predicts little. */
const CAUTION = 1
const SEED = 20261127
const DIGITS = 3

/**
 * For each feature in turn and each of its places, the sum of the weighted residuals of the samples there, their weight
 * and their number.
 */
type Histogram = Float64Array
const PER_PLACE = 3
const PER_FEATURE = (EDGES + 1) * PER_PLACE

/** A tree without what it was grown from. */
interface Grown {
  value: number
  split?: { feature: number; edge: number; least: Grown; more: Grown }
}
interface Leaf extends Grown {
  samples: Int32Array
  /** The sum of their weighted residuals, and their weight. */
  sum: number
  weight: number
  histogram: Histogram
  /** Between these the prediction must lie, so that the directions hold across the whole tree. */
  low: number
  high: number
  split?: Grown['split'] & { least: Leaf; more: Leaf }
}
const withoutSamples = ({ value, split }: Grown): Grown =>
  split
    ? { value, split: { ...split, least: withoutSamples(split.least), more: withoutSamples(split.more) } }
    : { value }

const rounded = (value: number) => Number(value.toPrecision(DIGITS))
/** Quantiles of a feature, each once. */
function edgesOf(values: readonly number[]): number[] {
  const shares = Array.from({ length: EDGES }, (_, i) => (i + 1) / (EDGES + 1))
  return [...new Set(quantiles(values, shares).map(rounded))].sort((a, b) => a - b)
}

/** The trees that fit the samples. The same samples always give the same trees. */
export function growTrees(samples: readonly Sample[], growth: Growth): PackedTrees {
  const count = growth.directions.length
  const edges = Array.from({ length: count }, (_, f) => edgesOf(samples.map(({ values }) => values[f] ?? 0)))
  // For each sample in turn, its place on each feature: the number of limits that it exceeds.
  const places = Uint8Array.from(
    samples.flatMap(({ values }) =>
      edges.map((limits, f) => {
        const more = limits.findIndex((limit) => (values[f] ?? 0) <= limit)
        return more < 0 ? limits.length : more
      }),
    ),
  )
  const placeOf = (sample: number, feature: number) => places[sample * count + feature] as number
  const weights = Float64Array.from(samples, ({ weight }) => weight)
  const total = weights.reduce((a, b) => a + b, 0)
  const base = rounded(samples.reduce((sum, { target, weight }) => sum + target * weight, 0) / total)
  const residuals = Float64Array.from(samples, ({ target }) => target - base)
  const chance = seededChance(SEED)

  const meanOf = (sum: number, weight: number, { low, high }: Pick<Leaf, 'low' | 'high'>) =>
    Math.min(high, Math.max(low, sum / (weight + CAUTION)))
  /** How much less squared error a leaf with this value leaves. */
  const worthOf = (sum: number, weight: number, value: number) => value * (2 * sum - value * (weight + CAUTION))
  const sumsOf = (of: Int32Array) => {
    let [sum, weight] = [0, 0]
    for (const i of of) {
      sum += (residuals[i] as number) * (weights[i] as number)
      weight += weights[i] as number
    }
    return { sum, weight }
  }

  function histogramOf(of: Int32Array, features: readonly number[]): Histogram {
    const histogram = new Float64Array(count * PER_FEATURE)
    for (const i of of) {
      const weight = weights[i] as number
      const residual = (residuals[i] as number) * weight
      for (const f of features) {
        const at = f * PER_FEATURE + placeOf(i, f) * PER_PLACE
        histogram[at] = (histogram[at] as number) + residual
        histogram[at + 1] = (histogram[at + 1] as number) + weight
        histogram[at + 2] = (histogram[at + 2] as number) + 1
      }
    }
    return histogram
  }
  function bestSplit(leaf: Leaf, features: readonly number[]) {
    const { sum, weight, histogram } = leaf
    let best: { gain: number; feature: number; edge: number } | undefined
    for (const f of features) {
      let [s, w, n] = [0, 0, 0]
      for (let edge = 0; edge < (edges[f] as number[]).length; edge++) {
        const at = f * PER_FEATURE + edge * PER_PLACE
        s += histogram[at] as number
        w += histogram[at + 1] as number
        n += histogram[at + 2] as number
        if (n < growth.least || leaf.samples.length - n < growth.least) continue
        const [least, more] = [meanOf(s, w, leaf), meanOf(sum - s, weight - w, leaf)]
        if ((growth.directions[f] ?? 0) * (more - least) < 0) continue
        const gain = worthOf(s, w, least) + worthOf(sum - s, weight - w, more) - worthOf(sum, weight, leaf.value)
        if (gain > (best?.gain ?? 1e-9)) best = { gain, feature: f, edge }
      }
    }
    return best
  }
  /** The histograms of two parts of a leaf: only that of the smaller one is counted, the other is what remains. */
  function histogramsOf(leaf: Leaf, parts: readonly Int32Array[], features: readonly number[]): Histogram[] {
    const [a, b] = parts as [Int32Array, Int32Array]
    const smaller = histogramOf(a.length < b.length ? a : b, features)
    const rest = leaf.histogram.map((value, at) => value - (smaller[at] as number))
    return a.length < b.length ? [smaller, rest] : [rest, smaller]
  }
  function divide(
    leaf: Leaf,
    { feature, edge }: { feature: number; edge: number },
    features: readonly number[],
  ): [Leaf, Leaf] {
    const parts = [false, true].map((isMore) => leaf.samples.filter((i) => placeOf(i, feature) > edge === isMore))
    const histograms = histogramsOf(leaf, parts, features)
    const sums = parts.map(sumsOf)
    const [a, b] = sums.map(({ sum, weight }) => meanOf(sum, weight, leaf)) as [number, number]
    const direction = growth.directions[feature] ?? 0
    const middle = (a + b) / 2
    const least = { ...leaf, ...(direction > 0 ? { high: middle } : direction < 0 ? { low: middle } : {}) }
    const more = { ...leaf, ...(direction > 0 ? { low: middle } : direction < 0 ? { high: middle } : {}) }
    const [first, second] = [least, more].map((bounds, i) => ({
      low: bounds.low,
      high: bounds.high,
      samples: parts[i] as Int32Array,
      ...(sums[i] as ReturnType<typeof sumsOf>),
      histogram: histograms[i] as Histogram,
      value: [a, b][i] as number,
    })) as [Leaf, Leaf]
    leaf.split = { feature, edge, least: first, more: second }
    return [first, second]
  }
  function grow(): Grown {
    const seen = Int32Array.from([...residuals.keys()].filter(() => chance() < growth.samples))
    const features = [...edges.keys()].filter(() => chance() < growth.features)
    const { sum, weight } = sumsOf(seen)
    const bounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
    const histogram = histogramOf(seen, features)
    const root: Leaf = { ...bounds, samples: seen, sum, weight, histogram, value: meanOf(sum, weight, bounds) }
    const open = [{ leaf: root, best: bestSplit(root, features) }]
    for (let leaves = 1; leaves < growth.leaves; leaves++) {
      open.sort((one, other) => (other.best?.gain ?? 0) - (one.best?.gain ?? 0))
      const [first] = open
      if (!first?.best) break
      open.shift()
      for (const leaf of divide(first.leaf, first.best, features)) open.push({ leaf, best: bestSplit(leaf, features) })
    }
    return withoutSamples(root)
  }
  const grown = Array.from({ length: growth.trees }, () => {
    const root = grow()
    for (const i of residuals.keys()) {
      let here = root
      while (here.split) {
        const { feature, edge, least, more } = here.split
        here = placeOf(i, feature) > edge ? more : least
      }
      residuals[i] = (residuals[i] as number) - growth.rate * here.value
    }
    return root
  })

  const valuesOf = ({ value, split }: Grown): number[] =>
    split ? [...valuesOf(split.least), ...valuesOf(split.more)] : [value * growth.rate]
  const unit = Math.max(...grown.flatMap(valuesOf).map(Math.abs)) / UNITS_MOST
  // Only the limits that a tree asks about are written down.
  const asked = edges.map(() => new Set<number>())
  const note = ({ split }: Grown) => {
    if (!split) return
    asked[split.feature]?.add(split.edge)
    note(split.least)
    note(split.more)
  }
  grown.forEach(note)
  const kept = asked.map((some) => [...some].sort((one, other) => one - other))
  const letter = (number: number) => LETTERS[number] as string
  const written = ({ value, split }: Grown): string => {
    if (!split) return LEAF + letter(Math.round((value * growth.rate) / unit) + UNITS_MOST)
    const { feature, edge, least, more } = split
    return letter(feature) + letter((kept[feature] as number[]).indexOf(edge)) + written(least) + written(more)
  }
  return {
    edges: edges.map((limits, f) => kept[f]?.map((edge) => limits[edge]).join(' ')).join('|'),
    base,
    unit: Number(unit.toPrecision(6)),
    trees: grown.map(written).join(''),
  }
}
