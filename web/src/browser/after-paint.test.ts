import { expect, test } from 'vitest'
import { afterPaint } from './after-paint'
import { eventTime } from './event-time'

test('it calls back once, after the frame', async () => {
  const begun = performance.now()
  let framed = 0
  requestAnimationFrame(() => {
    framed = performance.now()
  })
  const at = await new Promise<number>((done) => afterPaint(done))
  expect(framed).toBeGreaterThan(0)
  expect(at).toBeGreaterThanOrEqual(framed)
  expect(at).toBeGreaterThan(begun)
})

test('called off, it never calls back', async () => {
  let called = false
  const end = afterPaint(() => {
    called = true
  })
  end()
  await new Promise<number>((done) => afterPaint(done))
  expect(called).toBe(false)
})

test.each([
  [1234.5, 1234.5],
  [performance.timeOrigin + 1234.5, 1234.5],
])('a stamp of %f is %f on the clock of the page', (timeStamp, expected) => {
  expect(eventTime({ timeStamp })).toBeCloseTo(expected, 2)
})
