import { isDiskFull } from './disk-full'

/** Seconds, with the page awake, after which a database that does not answer is said to be silent. */
export const SILENT_AFTER_S = 5
const TICK_MS = 1000
/** Events by which an opening or a transaction shows that the database has answered. */
const ANSWERS = ['success', 'error', 'complete', 'abort', 'upgradeneeded']

interface Work {
  /** Names of the transaction's tables; none for an opening. */
  stores: readonly string[]
  /** Ticks of the timer (`TICK_MS`) since the database last answered. */
  ticks: number
  isAnswered: boolean
}
const transactions = new Map<IDBTransaction, Work>()
const openings = new Map<IDBOpenDBRequest, Work>()
let timer: ReturnType<typeof setInterval> | undefined
let silent = false

/** Dispatches `change` when the database falls silent or answers again. */
export const silence = new EventTarget()
export const isSilent = () => silent

const works = () => [...transactions.values(), ...openings.values()]
const isHeard = ({ ticks }: Work) => ticks < SILENT_AFTER_S

/** A transaction that only waits for another one of the same tables, which is being answered, is no sign of trouble. */
const isQueued = ({ stores }: Work) =>
  works().some((other) => other.isAnswered && isHeard(other) && other.stores.some((name) => stores.includes(name)))

function look() {
  const now = works().some((work) => !isHeard(work) && !isQueued(work))
  if (now === silent) return
  silent = now
  silence.dispatchEvent(new Event('change'))
}

/**
 * Counts ticks instead of time: a sleeping page gets no events, so its sleep must not count as silence of the database.
 */
function tick() {
  for (const work of works()) work.ticks++
  look()
}

function follow<T extends EventTarget>(all: Map<T, Work>, target: T, stores: readonly string[], ends: string[]) {
  const work: Work = { stores, ticks: 0, isAnswered: false }
  all.set(target, work)
  timer ??= setInterval(tick, TICK_MS)
  const heard = ({ type, target: from }: Event) => {
    work.ticks = 0
    work.isAnswered = true
    if (from === target && ends.includes(type)) all.delete(target)
    if (works().length === 0) {
      clearInterval(timer)
      timer = undefined
    }
    if (silent) look()
  }
  // Capturing, because the success of a request does not bubble to its transaction.
  for (const type of ANSWERS) target.addEventListener(type, heard, true)
}

/** Follows a transaction until it ends. */
export const followTransaction = (transaction: IDBTransaction) =>
  follow(transactions, transaction, [...transaction.objectStoreNames], ['complete', 'abort'])

function followOpening(request: IDBOpenDBRequest) {
  follow(openings, request, [], ['success', 'error'])
  request.addEventListener('upgradeneeded', () => {
    if (request.transaction) followTransaction(request.transaction)
  })
  return request
}

/** The browser's databases, with every opening followed. */
export const followedDatabases = (factory: IDBFactory) => ({
  open: (name: string, version?: number) => followOpening(factory.open(name, version)),
  deleteDatabase: (name: string) => factory.deleteDatabase(name),
  databases: () => factory.databases(),
  cmp: (a: unknown, b: unknown) => factory.cmp(a, b),
})

/**
 * Aborts a transaction, which discards its writes. One that is already being committed cannot be aborted, and the error
 * is ignored.
 */
function abort(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}

/**
 * A page in the back/forward cache keeps its open transactions, even read-only ones, and WebKit blocks their tables for
 * all other pages until that page is discarded. So the transactions are aborted when the page is left, and their writes
 * count as not done.
 */
if ('document' in globalThis)
  addEventListener('pagehide', (event) => {
    if ('persisted' in event && event.persisted) for (const transaction of transactions.keys()) abort(transaction)
  })

/** Whether a failure only says that the page was left: the transaction was ended, and nothing of it was written. */
export const isInterrupted = (error: unknown) =>
  error instanceof Error && error.name === 'AbortError' && !isDiskFull(error)
