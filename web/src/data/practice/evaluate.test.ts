import type { Language } from 'shared/model/bilingual'
import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { evaluatorWith, languageRead } from 'shared/rules/evaluator/evaluator'
import { FRENCH } from 'shared/rules/evaluator/lexicon/french'
import { makeScenario } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { evaluate } from './evaluate'

const scenario = makeScenario({ id: 'one' })
const ANSWERS: Record<Language, string> = {
  fr: 'Je demanderais d’abord à la personne comment elle va, à l’écart des autres, puis je chercherais avec elle une solution.',
  en: 'I would first ask the person how they are, away from the others, and then look for a solution together with them.',
}

test.each([
  ['fr', 'fr'],
  ['en', 'en'],
  ['fr', 'en'],
  ['en', 'fr'],
] as const)('an answer in %s to a test in %s is evaluated as on the server', async (written, language) => {
  const response = ANSWERS[written]
  expect(languageRead({ response, language })).toBe(written)
  expect(await evaluate(scenario, response, 'text', language)).toEqual(
    evaluateResponse({ scenario, response, responseType: 'text', language }),
  )
})

test('an evaluator without the data of the language that is read says so', () => {
  const evaluateFrench = evaluatorWith({ fr: FRENCH })
  const input = { scenario, responseType: 'text', language: 'fr' } as const
  expect(evaluateFrench({ ...input, response: ANSWERS.fr }).language).toBe('fr')
  expect(() => evaluateFrench({ ...input, response: ANSWERS.en })).toThrow('"en"')
})
