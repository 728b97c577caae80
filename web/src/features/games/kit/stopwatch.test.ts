import { expect, test } from 'vitest'
import { createStopwatch } from './stopwatch'

test('it counts while it runs, and from what was played before', () => {
  let now = 0
  const watch = createStopwatch(() => now)
  watch.reset(5000)
  expect(watch.ms()).toBe(5000)
  watch.run()
  now = 300
  expect(watch.ms()).toBe(5300)
  expect(watch.ms(250)).toBe(5250)
  watch.run()
  watch.stop()
  now = 9000
  expect(watch.ms()).toBe(5300)
  watch.run()
  now = 9100
  expect(watch.ms()).toBe(5400)
  watch.reset(0)
  expect(watch.ms()).toBe(0)
})
