import { expect, test } from 'vitest'
import { lightOf } from './light'

test.each([
  [59, 59, 'dark'],
  [60, 60, 'good'],
  [59, 119, 'dark'],
  [59, 120, 'behind'],
  [120, 180, 'good'],
  [120, 181, 'behind'],
  [215, 215, 'good'],
  [216, 216, 'bright'],
  [216, 30, 'bright'],
])('a middle of %d within %d is %s', (middle, around, expected) => expect(lightOf({ middle, around })).toBe(expected))
