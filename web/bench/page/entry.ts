import { drainAll, idsHere, startRunner, untilSent } from './flushing'
import { addWaiting, makeHistory, timeQueries, timeRecording } from './histories'
import { timePlan } from './plan'

const bench = {
  addWaiting,
  makeHistory,
  timeQueries,
  timeRecording,
  timePlan,
  drainAll,
  startRunner,
  untilSent,
  idsHere,
}

declare global {
  var situBench: typeof bench
}
globalThis.situBench = bench
