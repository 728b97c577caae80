import { withSound } from '../support/camera.ts'
import { administrator, expect, type Person, registerInForm, test } from '../support/fixtures.ts'
import { ADMIN } from '../support/server.ts'
import { ADMINISTRATOR } from './walks/administrator.ts'
import { LEARNER } from './walks/learner.ts'
import { PLAY } from './walks/play.ts'
import { PRACTICE } from './walks/practice.ts'
import { READER } from './walks/reader.ts'
import { VISITOR } from './walks/visitor.ts'
import { SIZES, type Try, type Walk } from './walks/walk.ts'

// Faults that people once found by using the product. Each is tried again as they did, in both languages, on a phone
// and on a computer. A fault that has returned does not stop the other tries: all failures are listed at the end. Each
// walk has its own server, because walks delete content and use up the registrations that the server accepts from one
// network without a proof of work.
test.use({ launchOptions: withSound, ownServer: true })

const WALKS: Record<string, { tries: Record<string, Try>; is: 'visitor' | 'learner' | 'administrator' }> = {
  'a visitor': { tries: VISITOR, is: 'visitor' },
  'a learner': { tries: LEARNER, is: 'learner' },
  'a learner who reads': { tries: READER, is: 'learner' },
  'a learner who practises': { tries: PRACTICE, is: 'learner' },
  'a learner who plays, types and speaks': { tries: PLAY, is: 'learner' },
  'an administrator': { tries: ADMINISTRATOR, is: 'administrator' },
}
const NOBODY: Person = { email: '', password: '' }

const failures: string[] = []
async function tryAll(tries: Record<string, Try>, walk: Walk) {
  for (const [what, attempt] of Object.entries(tries))
    await test.step(what, async () => {
      try {
        await attempt(walk)
      } catch (error) {
        await walk.page.screenshot({ path: `../.tmp/walks/${walk.language}-${walk.size}-${what.slice(0, 40)}.png` })
        failures.push(`${what}: ${(error as Error).message.split('\n').slice(0, 12).join(' ').slice(0, 600)}`)
      }
    })
}

for (const language of ['fr', 'en'] as const)
  for (const size of ['phone', 'computer'] as const)
    test.describe(`${language}, ${size}`, () => {
      test.use({ viewport: SIZES[size], isMobile: size === 'phone', hasTouch: size === 'phone' })
      test.beforeEach(() => {
        failures.length = 0
      })
      for (const [who, { tries, is }] of Object.entries(WALKS))
        test(who, async ({ device, server, complaints }) => {
          const elsewhere = async () => {
            const opened = await device(language)
            opened.page.setDefaultTimeout(8000)
            return opened
          }
          const { page, context } = await elsewhere()
          const person =
            is === 'learner' ? await registerInForm(page, language) : is === 'administrator' ? ADMIN : NOBODY
          if (is === 'administrator') await administrator(page)
          await tryAll(tries, {
            page,
            context,
            language,
            size,
            server,
            person,
            elsewhere,
            say: (french, english) => (language === 'fr' ? french : english),
          })
          // Refusals and ended sessions were intended.
          complaints.length = 0
          expect(failures).toEqual([])
        })
    })
