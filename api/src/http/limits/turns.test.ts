import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('whatever else waits is served between two pieces', async () => {
  const inTurn = createTurns()
  const order: string[] = []
  let isOver = false
  const others = (async () => {
    while (!isOver) {
      order.push('others')
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  await Promise.all(['one', 'two', 'three'].map((name) => inTurn('ada', () => order.push(name))))
  isOver = true
  await others
  for (const name of ['two', 'three']) expect(order[order.indexOf(name) - 1]).toBe('others')
})

test('users take turns, however much one of them asks for', async () => {
  const inTurn = createTurns()
  const order: string[] = []
  const ask = (user: string, i: number) => inTurn(user, () => order.push(`${user} ${i}`))
  await Promise.all([ask('ada', 1), ask('ada', 2), ask('ada', 3), ask('ben', 1), ask('cleo', 1), ask('ben', 2)])
  expect(order).toEqual(['ada 1', 'ben 1', 'cleo 1', 'ada 2', 'ben 2', 'ada 3'])
})

test('what a piece answers or throws goes to who asked for it, and the next piece has its turn', async () => {
  const inTurn = createTurns()
  const broken = inTurn('ada', () => {
    throw new Error('broken')
  })
  const [first, second] = await Promise.allSettled([broken, inTurn('ada', () => 7)])
  expect(first).toMatchObject({ status: 'rejected', reason: new Error('broken') })
  expect(second).toEqual({ status: 'fulfilled', value: 7 })
  expect(await inTurn('ben', () => 8)).toBe(8)
})
