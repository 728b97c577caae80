import { expect, test } from 'vitest'
import { fairGate } from './fair-gate.ts'

/** A gate whose jobs end when the test says so, and the order of their starts. */
function gate(room: number) {
  const enter = fairGate(1, room, () => new Error('full'))
  const began: string[] = []
  const ends: (() => void)[] = []
  const come = (name: string, network = name, isKnown = false) =>
    enter({ network, isKnown }, () => {
      began.push(name)
      return new Promise<void>((end) => ends.push(end))
    }).then(
      () => 'done',
      () => 'refused',
    )
  async function finish() {
    for (let quiet = 0; quiet < 2; ) {
      const end = ends.shift()
      end?.()
      quiet = end ? 0 : quiet + 1
      await new Promise(setImmediate)
    }
  }
  return { come, began, finish }
}

test('networks take turns, and known callers come first', async () => {
  const { come, began, finish } = gate(10)
  const all = [come('a1', 'a'), come('a2', 'a'), come('a3', 'a'), come('b1', 'b'), come('owner', 'c', true)]
  await finish()
  expect(await Promise.all(all)).toEqual(Array(5).fill('done'))
  expect(began).toEqual(['a1', 'owner', 'a2', 'b1', 'a3'])
})
test('where it is full, the last of the network with most is refused; one more than there is room is one too many', async () => {
  const { come, began, finish } = gate(3)
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => come(name, 'a'))
  const [other, owner] = [come('b1', 'b'), come('owner', 'a', true)]
  await finish()
  expect(await Promise.all([...flood, other, owner])).toEqual(['done', 'done', 'done', 'refused', 'done', 'done'])
  expect(began).toEqual(['a1', 'owner', 'a2', 'b1', 'a3'])
})
test('from thousands of networks at once, the owner waits for one of them', async () => {
  const { come, began, finish } = gate(3)
  const flood = Array.from({ length: 3000 }, (_, i) => come(`n${i}`))
  const owner = come('owner', 'home', true)
  await finish()
  expect((await Promise.all(flood)).filter((end) => end === 'done')).toHaveLength(4)
  expect([await owner, began[1]]).toEqual(['done', 'owner'])
})
test('work that fails lets the next one in', async () => {
  const enter = fairGate(1, 1, () => new Error('full'))
  const fails = enter({ network: 'a' }, () => Promise.reject(new RangeError('no')))
  const next = enter({ network: 'a' }, async () => 'in')
  await expect(fails).rejects.toThrow('no')
  expect(await next).toBe('in')
})
