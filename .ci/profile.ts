/** A processor profile, as V8's inspector gives it (https://chromedevtools.github.io/devtools-protocol/tot/Profiler). */
export interface Profile {
  nodes: { id: number; callFrame: CallFrame; children?: number[] }[]
  /** The node of each sample, and the microseconds before it. */
  samples?: number[]
  timeDeltas?: number[]
}
interface CallFrame {
  functionName: string
  /** Empty for what is built in, and for a script without an address. */
  url: string
  /** From 0; -1 for what is built in. */
  lineNumber: number
}

const IDLE = new Set(['(idle)', '(root)'])
/** What the engine itself does, by its name in a profile. */
const ENGINE: Record<string, string> = {
  '(program)': 'engine and kernel',
  '(garbage collector)': 'garbage collector',
}
/** The part of the product, the package or the file of the site to which a function belongs; none for a built-in one. */
function placeOf({ functionName, url, lineNumber }: CallFrame): string | undefined {
  if (url === '' && lineNumber >= 0) return functionName || 'a function of the page'
  if (url === '') return ENGINE[functionName]
  if (url.startsWith('node:')) return 'node'
  const own = /\/((?:api|shared|web)\/src(?:\/[\w-]+)?)\//.exec(url)?.[1]
  const inPackage = /.*\/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//.exec(url)?.[1]
  const file = url.replace(/.*\//, '').replace(/-[\w-]{8}\.js$/, '')
  return inPackage ?? own ?? (file || 'the page')
}

/**
 * The places in which most of the time was spent, the largest first: `perUnit` microseconds each, from the profile of
 * `units` repetitions. A built-in function counts for itself where it has a name, otherwise for its caller.
 */
export function largestPlaces({ nodes, samples = [], timeDeltas = [] }: Profile, units: number) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const nameOf = (id: number): string => {
    const frame = byId.get(id)?.callFrame
    if (!frame) return 'unknown'
    const place = placeOf(frame)
    if (place !== undefined) return place
    if (IDLE.has(frame.functionName)) return 'unknown'
    if (frame.functionName !== '') return `${frame.functionName} (built in)`
    const parent = parents.get(id)
    return parent === undefined ? 'unknown' : `${nameOf(parent).replace(' (built in)', '')} (built in)`
  }
  const spent = new Map<string, number>()
  samples.forEach((id, i) => {
    if (IDLE.has(byId.get(id)?.callFrame.functionName ?? '')) return
    const name = nameOf(id)
    spent.set(name, (spent.get(name) ?? 0) + (timeDeltas[i] ?? 0))
  })
  return [...spent]
    .map(([place, microseconds]) => ({ place, perUnit: microseconds / units }))
    .sort((a, b) => b.perUnit - a.perUnit)
}

const SHOWN = 8
/** Prints the largest places of a profile. `unit` names one repetition: "request". */
export function printProfile(name: string, profile: Profile, { units, unit }: { units: number; unit: string }) {
  const places = largestPlaces(profile, units)
  const all = places.reduce((sum, { perUnit }) => sum + perUnit, 0)
  const shown = (microseconds: number) =>
    microseconds >= 10_000 ? `${Math.round(microseconds / 1000)} ms` : `${microseconds.toFixed(1)} µs`
  console.log(`  ${name}: ${shown(all)} a ${unit}`)
  for (const { place, perUnit } of places.slice(0, SHOWN))
    console.log(`    ${shown(perUnit).padStart(10)} ${((100 * perUnit) / all).toFixed(0).padStart(3)} %  ${place}`)
}
/** Whether the benchmarks also print what holds their figures; profiling makes the figures themselves larger. */
export const isProfiled = process.env.PROFILE !== undefined
