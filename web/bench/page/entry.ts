import { drainAll, idsHere, startRunner, untilSent } from './flushing'
import { addWaiting, makeHistory, timeQueries, timeRecording } from './histories'

const bench = { addWaiting, makeHistory, timeQueries, timeRecording, drainAll, startRunner, untilSent, idsHere }

declare global {
  var situBench: typeof bench
}
globalThis.situBench = bench
