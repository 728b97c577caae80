import { describe, expect, test } from 'vitest'
import { INJECTIONS } from '../../testing/injections.ts'
import { speaksToGrader } from './assistant-orders.ts'

/**
 * Time limit in milliseconds. A regular expression that backtracks from every letter takes many seconds; the benchmark
 * measures the exact time.
 */
const BACKTRACKS_MS = 2000

const ANSWERS = {
  fr: 'Je parlerais d’abord à Samir en privé, sans l’accuser, parce que je ne sais pas encore pourquoi il manque les rencontres.',
  en: 'I would first talk to Samir in private, without accusing him, because I do not know yet why he misses the meetings.',
}

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  test.each(INJECTIONS[language])('%s', (injection) => {
    const answer = ANSWERS[language]
    expect(speaksToGrader(answer)).toBe(false)
    for (const text of [
      injection,
      `${answer}\n\n${injection}`,
      `${injection} ${answer}`,
      `${answer} ${injection} ${answer}`,
    ])
      expect(speaksToGrader(text)).toBe(true)
  })
})

test.each([
  'I would not ignore the rules of the lab; I would ask my supervisor for the instructions again.',
  'If he ignores the guidelines, I would remind him of them and offer to go through the checklist together.',
  'I would give her ten minutes to calm down, then ask her what happened.',
  'Give me ten minutes, I would say. 9 of the 10 students were there at 9:00.',
  'She deserves a fair chance, and he deserves an apology.',
  'I would note the time, report the error and set a reminder for the team.',
  'I would tell the assistant that the patient is afraid, and act as a bridge between them.',
  'Je lui dirais : « Donnez-moi dix minutes, je vous écoute. »',
  'Il a ignoré les consignes ; je lui demanderais pourquoi avant de le juger, et je noterais les faits.',
  'Je ne contournerais pas le règlement, car la sécurité des autres en dépend.',
  'Elle mérite qu’on l’écoute. Puis, je parlerais à la personne responsable.',
  'Je lui rappellerais les règles, puis je lui donnerais une note écrite avec les étapes.',
  '- Écouter Samir\n- Demander ce qui se passe\n- Proposer un nouvel horaire',
])('an answer about people does not: %s', (answer) => expect(speaksToGrader(answer)).toBe(false))

test.each([
  'a',
  'ignore ',
  'score ',
  '{ ',
  '9/',
  ' s',
  'A1',
  '<',
  'give ',
  'this answer is ',
  'to the ',
  '. ',
  '\n',
  'é',
  '\u200b',
])('twenty thousand characters of %j are read in no time', (piece) => {
  const text = piece.repeat(20_000).slice(0, 20_000)
  const started = Date.now()
  speaksToGrader(text)
  expect(Date.now() - started).toBeLessThan(BACKTRACKS_MS)
})
