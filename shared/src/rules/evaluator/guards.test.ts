import { expect, test } from 'vitest'
import { guard } from './guards.ts'
import { readAnswer } from './read-answer.ts'
import { situationOf } from './situation.ts'

const situation = situationOf(
  { title: { fr: '', en: '' }, content: { fr: 'Racontez un échec.', en: 'Tell about a failure.' }, questions: [] },
  'en',
)
const flagsOf = (text: string) =>
  guard(readAnswer(text, 'en'), text, { situation, expected: 'en', isPersonal: true, rarityOf: () => 3 }).flags
const PRESENT = 'The exam is a hard one and the room is as cold as a cave in the deep of the winter here. '

test('an answer about oneself tells what happened: a plan, or hardly a word in the past, is no story', () => {
  expect(flagsOf(`${PRESENT}I failed it and I cried.`)).not.toContain('off-topic')
  expect(
    flagsOf(`${PRESENT}It was so, and the bus is late too, as far as the people of the town can see it.`),
  ).toContain('off-topic')
  expect(flagsOf(`${PRESENT}I failed, but I would ask, I would listen, I would call and I would wait.`)).toContain(
    'off-topic',
  )
})
