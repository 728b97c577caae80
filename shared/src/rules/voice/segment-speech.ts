/** Length of a frame in milliseconds. */
export const FRAME_MS = 10
export const FRAMES_PER_SECOND = 1000 / FRAME_MS
/** Speech that exceeds the noise by less cannot be distinguished from it. */
export const SEPARATION_LEAST_DB = 6

// Levels are first normalized, so that the microphone's gain changes nothing: the loudest is set to −10 dB.
const LOUDEST_DB = -10
const FLOOR_DB = -70
const MEDIAN_OF = 5
const BINS = 120
const ENTER = 0.5
const STAY = 0.28
const HANG_FRAMES = 80 / FRAME_MS
const GAP_FRAMES = 250 / FRAME_MS
const SPEECH_FRAMES = 90 / FRAME_MS

/** A stretch of speech, in frames; `to` is the first one after it. */
export interface Stretch {
  from: number
  to: number
}
export interface Segmentation {
  speech: Stretch[]
  /** Difference between the levels of speech and noise, in dB. */
  separation: number
  /** Speech and noise could not be distinguished; `speech` is then empty. */
  poor: boolean
}

function medians(levels: ArrayLike<number>): Float64Array {
  const half = MEDIAN_OF >> 1
  const window = new Float64Array(MEDIAN_OF)
  return Float64Array.from({ length: levels.length }, (_, i) => {
    for (let k = -half; k <= half; k++)
      window[k + half] = levels[Math.min(levels.length - 1, Math.max(0, i + k))] ?? FLOOR_DB
    return window.sort()[half] ?? FLOOR_DB
  })
}

/** The smoothed levels, shifted so that the loudest is `LOUDEST_DB`, and raised to `FLOOR_DB` where they are lower. */
function levelled(levels: ArrayLike<number>): Float64Array {
  const smooth = medians(levels)
  let loudest = Number.NEGATIVE_INFINITY
  for (const level of smooth) if (level > loudest) loudest = level
  return Number.isFinite(loudest)
    ? smooth.map((level) => Math.max(FLOOR_DB, level - loudest + LOUDEST_DB))
    : smooth.fill(FLOOR_DB)
}

/**
 * The mean levels of noise and speech: Otsu's method splits the histogram of the levels in two where the two sides
 * differ most.
 */
function split(levels: Float64Array): { noise: number; speech: number } {
  const width = (LOUDEST_DB - FLOOR_DB) / BINS
  const counts = new Float64Array(BINS)
  const sums = new Float64Array(BINS)
  for (const level of levels) {
    const bin = Math.min(BINS - 1, Math.floor((level - FLOOR_DB) / width))
    counts[bin] = (counts[bin] ?? 0) + 1
    sums[bin] = (sums[bin] ?? 0) + level
  }
  const total = sums.reduce((sum, value) => sum + value, 0)
  let best = { noise: FLOOR_DB, speech: FLOOR_DB, between: -1 }
  for (let bin = 0, below = 0, sumBelow = 0; bin < BINS - 1; bin++) {
    below += counts[bin] ?? 0
    sumBelow += sums[bin] ?? 0
    const above = levels.length - below
    if (below === 0 || above === 0) continue
    const [noise, speech] = [sumBelow / below, (total - sumBelow) / above]
    const between = below * above * (speech - noise) ** 2
    if (between > best.between) best = { noise, speech, between }
  }
  return best
}

const lengthOf = ({ from, to }: Stretch) => to - from
/** Joins stretches that are less than `frames` apart. */
const joined = (stretches: readonly Stretch[], frames: number) =>
  stretches.reduce<Stretch[]>((done, next) => {
    const last = done.at(-1)
    if (last && next.from - last.to < frames) last.to = next.to
    else done.push({ ...next })
    return done
  }, [])

/** The stretches of speech, from the level of each 10 ms in dB; independent of the microphone's gain. */
export function segmentSpeech(levels: ArrayLike<number>): Segmentation {
  const heights = levelled(levels)
  const { noise, speech } = split(heights)
  const gap = speech - noise
  if (gap < SEPARATION_LEAST_DB) return { speech: [], separation: gap, poor: true }
  const [enter, stay] = [noise + ENTER * gap, noise + STAY * gap]
  const found: Stretch[] = []
  for (let i = 0; i < heights.length; ) {
    if ((heights[i] ?? FLOOR_DB) < stay) {
      i++
      continue
    }
    const from = i
    let entered = false
    for (; i < heights.length && (heights[i] ?? FLOOR_DB) >= stay; i++) entered ||= (heights[i] ?? FLOOR_DB) >= enter
    if (entered) found.push({ from, to: i })
  }
  const words = joined(found, HANG_FRAMES).filter((stretch) => lengthOf(stretch) >= SPEECH_FRAMES)
  return { speech: joined(words, GAP_FRAMES), separation: gap, poor: false }
}
