import { expect, test } from 'vitest'
import { capped, isOffTopic } from './guards.ts'
import { readAnswer } from './read-answer.ts'

const isOff = (text: string, belonging = 1, isPersonal = true) =>
  isOffTopic(readAnswer(text, 'en'), { belonging, isPersonal })
const PRESENT = 'The exam is a hard one and the room is as cold as a cave in the deep of the winter here. '

test('an answer about oneself tells what happened: a plan, or hardly a word in the past, is no story', () => {
  expect(isOff(`${PRESENT}I failed it and I cried.`)).toBe(false)
  expect(isOff(`${PRESENT}It was so, and the bus is late too, as far as the people of the town can see it.`)).toBe(true)
  expect(isOff(`${PRESENT}I failed, but I would ask, I would listen, I would call and I would wait.`)).toBe(true)
})

test('an answer to another situation is off topic, and a short one is only short', () => {
  const plan = `${PRESENT}I would ask, I would listen, I would call.`
  expect(isOff(plan, 1, false)).toBe(false)
  expect(isOff(plan, 0.01, false)).toBe(false)
  expect(isOff(plan, 0, false)).toBe(true)
  expect(isOff('I would ask.', 0, false)).toBe(false)
})

test('the less surely an answer is about its situation, the lower its highest score', () => {
  expect(capped(8, [], 1)).toBe(8)
  expect(capped(8, [], 0.5)).toBeCloseTo(5.5)
  expect(capped(8, ['off-topic'], 0)).toBe(2)
  expect(capped(8, ['generic'], 1)).toBe(5)
  expect(capped(1.5, [], 0)).toBe(1.5)
})
