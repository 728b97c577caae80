import { drainAll, idsHere, startRunner, untilSent } from './flushing'
import { makeHistory, timeQueries, timeRecording } from './histories'

const bench = { makeHistory, timeQueries, timeRecording, drainAll, startRunner, untilSent, idsHere }

declare global {
  var situBench: typeof bench
}
globalThis.situBench = bench
