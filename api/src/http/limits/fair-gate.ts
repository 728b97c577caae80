/** The queue in which a job waits. */
export interface Line {
  network: string
  /** Known callers precede all others. */
  isKnown?: boolean
}
interface Job {
  run: () => void
  refuse: () => void
}

/**
 * Runs at most `most` jobs at a time. Known callers come first; if more than `room` of them wait, the last one is
 * refused. Among the others the networks take turns; if more than `room` of them wait, the last job of the network with
 * the most is refused, so that a flood delays only itself.
 */
export function fairGate(most: number, room: number, refusal: () => Error) {
  const known: Job[] = []
  const lines = new Map<string, Job[]>()
  let waiting = 0
  let running = 0

  function next(): Job | undefined {
    const first = known.shift()
    if (first) return first
    const [turn] = lines
    if (!turn) return undefined
    const [network, jobs] = turn
    const job = jobs.shift()
    waiting--
    // A network whose other jobs still wait goes to the end of the line.
    lines.delete(network)
    if (jobs.length > 0) lines.set(network, jobs)
    return job
  }
  function makeRoom() {
    if (known.length > room) known.pop()?.refuse()
    if (waiting <= room) return
    const [network, longest] = [...lines].reduce((a, b) => (b[1].length >= a[1].length ? b : a))
    longest.pop()?.refuse()
    waiting--
    if (longest.length === 0) lines.delete(network)
  }
  function place(job: Job, { network, isKnown }: Line) {
    if (isKnown) known.push(job)
    else {
      const jobs = lines.get(network)
      if (jobs) jobs.push(job)
      else lines.set(network, [job])
      waiting++
    }
    makeRoom()
  }
  return async <T>(line: Line, work: () => Promise<T>): Promise<T> => {
    if (running < most) running++
    else await new Promise<void>((run, fail) => place({ run, refuse: () => fail(refusal()) }, line))
    try {
      return await work()
    } finally {
      const job = next()
      if (job) job.run()
      else running--
    }
  }
}
