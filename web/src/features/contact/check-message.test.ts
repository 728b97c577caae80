import { expect, test } from 'vitest'
import { checkMessage } from './check-message'

const letter = { name: 'Ada', email: 'ada@example.org', subject: 'A question', message: 'ten letters' }
const wrong = (over: Partial<typeof letter>) => checkMessage({ ...letter, ...over }).map(({ path }) => path[0])

test.each([
  [{}, []],
  [{ subject: ' ' }, ['subject']],
  [{ subject: 'x'.repeat(120) }, []],
  [{ subject: ` ${'x'.repeat(120)} ` }, []],
  [{ subject: 'x'.repeat(121) }, ['subject']],
  [{ message: ' nine char ' }, ['message']],
  [{ message: ' ten chars.' }, []],
  [{ message: 'x'.repeat(5000) }, []],
  [{ name: '' }, ['name']],
  [{ name: 'x'.repeat(101) }, ['name']],
  [{ email: 'nobody' }, ['email']],
  [{ name: '', email: '', subject: '', message: '' }, ['name', 'email', 'subject', 'message']],
])('%j is wrong at %j', (over, fields) => expect(wrong(over)).toEqual(fields))
