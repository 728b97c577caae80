import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDeadline, createDeadlines } from './deadline.ts'

test('what is not done in its time is refused with 503; what is, answers or fails as itself', async () => {
  const deadline = createDeadline(300)
  const results = await Promise.allSettled([
    deadline(() => pause(50, 'soon')),
    deadline(() => pause(2000, 'late')),
    deadline(() => Promise.reject(new Error('own fault'))),
  ])
  expect(results[0]).toEqual({ status: 'fulfilled', value: 'soon' })
  expect(results[1]).toMatchObject({ status: 'rejected', reason: { status: 503, headers: { 'Retry-After': '1' } } })
  expect(results[2]).toMatchObject({ status: 'rejected', reason: { message: 'own fault' } })
})

test('work that may take longer does not keep the others from their end', async () => {
  const deadline = createDeadlines()
  const results = await Promise.allSettled([
    deadline(() => pause(900, 'long'), 5000),
    deadline(() => pause(900, 'short'), 300),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

test('a part with a limit of its own takes none of the time', async () => {
  const deadline = createDeadline(300)
  const after = (ms: number) =>
    deadline(async (unhurried) => {
      await unhurried(pause(900))
      return pause(ms, 'done')
    })
  const results = await Promise.allSettled([after(10), after(900)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})
