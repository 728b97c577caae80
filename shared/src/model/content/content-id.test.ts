import { expect, test } from 'vitest'
import { ContentId } from './content-id.ts'

test.each([
  ['ethics-principles', true],
  ['019aa1b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b', true],
  ['Quiz_1.2~b', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['.', false],
  ['..', false],
  ['...', true],
  ['a/b', false],
  ['a b', false],
  ['é', false],
  ['<b>', false],
  ['a%2Fb', false],
])('%j is an id: %s', (id, isId) => expect(ContentId.safeParse(id).success).toBe(isId))
