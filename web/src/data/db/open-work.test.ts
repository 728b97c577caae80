import { http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enqueue } from '#data/outbox/outbox'
import { BUSY } from '../../testing/busy'
import { server } from '../../testing/server'
import { signIn } from '../../testing/world'
import { OutboxRunner } from '../outbox/outbox-runner'
import { SituDb, unlessClosed } from './db'
import { isSilent, SILENT_AFTER_S, silence } from './open-work'

let here: SituDb
let elsewhere: SituDb
beforeEach(() => {
  const { id } = signIn()
  here = new SituDb(id, 'open-work')
  elsewhere = new SituDb(id, 'open-work')
})
afterEach(async () => {
  vi.useRealTimers()
  show()
  elsewhere.close()
  await here.delete()
})

let isFrozen = false
const freeze = (persisted = true) => {
  isFrozen = persisted
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
}
/** Only after `freeze`: Dexie opens a channel at each `pageshow`, and a second open channel repeats its messages. */
const show = () => {
  if (isFrozen) dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  isFrozen = false
}
const row = (key: string) => ({ key, value: key })

/** Keeps a transaction of `here` open by one request after another, until `letGo` is called. */
async function keepOpen(mode: 'r' | 'rw', write?: string) {
  let isHeld = true
  let begun = () => {}
  const started = new Promise<void>((done) => {
    begun = done
  })
  const end = here.transaction(mode, here.meta, async () => {
    if (write) await here.meta.put(row(write))
    begun()
    while (isHeld) await here.meta.count()
  })
  await started
  return {
    end,
    letGo: () => {
      isHeld = false
    },
  }
}

test.each(['r', 'rw'] as const)('a page that goes to the cache lets others at its tables (%s)', async (mode) => {
  const { end } = await keepOpen(mode, mode === 'rw' ? 'half' : undefined)
  const ended = expect(end).rejects.toMatchObject({ name: 'AbortError' })
  freeze()
  await elsewhere.meta.put(row('other tab'))
  await ended
  expect((await elsewhere.meta.toArray()).map(({ key }) => key)).toEqual(['other tab'])
})

test('what was acknowledged stays, and the page goes on when it is shown again', async () => {
  await here.meta.put(row('kept'))
  freeze()
  show()
  await here.meta.put(row('later'))
  expect((await here.meta.toArray()).map(({ key }) => key).sort()).toEqual(['kept', 'later'])
})

test('a page that is not kept is left to the browser', async () => {
  const { end, letGo } = await keepOpen('rw', 'whole')
  freeze(false)
  letGo()
  await end
  expect(await elsewhere.meta.get('whole')).toBeDefined()
})

test('an interruption is no failure of background work, another one is', async () => {
  const { end } = await keepOpen('rw')
  const quiet = end.catch(unlessClosed(here))
  freeze()
  await quiet
  expect(() => unlessClosed(here)(new Error('broken'))).toThrow('broken')
})

test('the queue takes an interrupted pass for not done and sends again when the page is shown', async () => {
  const failures: unknown[] = []
  const note = (reason: unknown) => failures.push(reason)
  process.on('unhandledRejection', note)
  let arrivals = 0
  server.use(
    http.post('*/api/module-progress/:id', () => {
      arrivals++
    }),
  )
  // The reply has arrived, and its row is being deleted, while the page is left.
  const interrupt = vi.spyOn(here.outbox, 'delete').mockImplementationOnce((async () => {
    setTimeout(freeze)
    for (;;) await here.outbox.count()
  }) as never)
  await enqueue(here, {
    call: 'modules.saveProgress',
    args: { params: { id: 'understand-the-test' }, body: { currentPage: 2 } },
  })
  const runner = new OutboxRunner(here)
  await vi.waitFor(() => expect(runner.phase).toBe('waiting'), BUSY)
  expect(await elsewhere.outbox.count()).toBe(1)
  interrupt.mockRestore()
  show()
  await vi.waitFor(async () => expect(await elsewhere.outbox.count()).toBe(0), BUSY)
  await runner.stop()
  process.off('unhandledRejection', note)
  expect(failures).toEqual([])
  expect(arrivals).toBe(2)
})

/** Advances the page's timers by this many seconds, as on a page that is awake. */
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

test('five seconds without any answer are silence, an answer ends it', async () => {
  await here.open()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const heard: boolean[] = []
  const note = () => heard.push(isSilent())
  silence.addEventListener('change', note)
  const asked = here.meta.count()
  // Dexie asks the browser in its next task; the database cannot answer before this one ends.
  await Promise.resolve()
  pass(SILENT_AFTER_S - 1)
  expect(isSilent()).toBe(false)
  pass(1)
  expect(isSilent()).toBe(true)
  await asked
  await vi.waitFor(() => expect(isSilent()).toBe(false), BUSY)
  expect(heard).toEqual([true, false])
  silence.removeEventListener('change', note)
})

test('a database that does not open is silent, too', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const opened = here.open()
  await Promise.resolve()
  pass(SILENT_AFTER_S)
  expect(isSilent()).toBe(true)
  await opened
  await vi.waitFor(() => expect(isSilent()).toBe(false), BUSY)
})

test('waiting for a long write of the same table is no silence', async () => {
  await here.open()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { end, letGo } = await keepOpen('rw')
  const waits = elsewhere.open().then(() => here.meta.count())
  await vi.waitFor(() => expect(elsewhere.isOpen()).toBe(true), BUSY)
  for (let second = 0; second < 2 * SILENT_AFTER_S; second++) {
    pass(1)
    await new Promise((next) => setTimeout(next, 2))
  }
  expect(isSilent()).toBe(false)
  letGo()
  await Promise.all([end, waits])
})
