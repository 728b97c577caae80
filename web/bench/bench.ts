// Measures the web app: prints every figure with its limit, and fails if a figure exceeds its limit. `node
// web/bench/bench.ts` measures the production build in web/dist, except the parts of `LONG`; `node web/bench/bench.ts
// g4 g9` measures only these parts.
import { measureBundles } from './bundles.ts'
import { measureFlush } from './flush.ts'
import { measureGames } from './games.ts'
import { measureHistory } from './history.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureOfflineStart } from './offline-start.ts'
import { measurePlan } from './plan.ts'
import { measureRecording } from './recording.ts'
import { finish, took } from './report.ts'
import { measureRouteChanges } from './route-changes.ts'
import { measureTyping } from './typing.ts'
import { measureVoice } from './voice.ts'

const PARTS: Record<string, () => void | Promise<void>> = {
  g1: measureBundles,
  g3: measureLighthouse,
  g4: measureOfflineStart,
  g5: measureRouteChanges,
  g6: measureTyping,
  g8: measureHistory,
  g9: measureFlush,
  g15: measureGames,
  plan: measurePlan,
  voice: measureVoice,
}
/** Measured only where they are named: ten minutes of recording. */
const LONG: typeof PARTS = { recording: measureRecording }
const asked = process.argv.slice(2)
const all = { ...PARTS, ...LONG }
const unknown = asked.filter((name) => !(name in all))
if (unknown.length > 0) throw new Error(`no part ${unknown}; there are ${Object.keys(all)} (g1 measures G2 too, g6 G7)`)

// Child processes are ended by the handlers of `exit`, which a signal alone would not run.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
for (const [name, measure] of Object.entries(all)) {
  if (asked.length > 0 ? !asked.includes(name) : name in LONG) continue
  const begin = performance.now()
  await measure()
  took(performance.now() - begin)
}
finish()
