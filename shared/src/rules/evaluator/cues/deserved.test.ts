import { describe, expect, test } from 'vitest'
import type { Language } from '../../../model/bilingual.ts'
import { makeScenario } from '../../../testing/make.ts'
import { evaluateResponse } from '../evaluate-response.ts'
import { CUES_EN } from '../lexicon/cues-en.ts'
import { CUES_FR } from '../lexicon/cues-fr.ts'
import { ENGLISH } from '../lexicon/english.ts'
import { FRENCH } from '../lexicon/french.ts'
import { readAnswer } from '../read-answer.ts'
import { findCues } from './find-cues.ts'
import { PRAISES } from './praise-features.ts'

test.each([
  ['fr', CUES_FR],
  ['en', CUES_EN],
] as const)('the model knows every positive cue, and no other (%s)', (_, families) => {
  expect(families.map(({ id }) => id).sort()).toEqual([...PRAISES].sort())
})

const scenario = makeScenario({
  title: { fr: 'La caisse', en: 'The till' },
  content: {
    fr: 'Au café où vous travaillez, votre collègue Sara prend vingt dollars dans la caisse. Elle vous demande de ne rien dire au gérant.',
    en: 'At the café where you work, your colleague Sara takes twenty dollars from the till. She asks you not to tell the manager.',
  },
})
const CUES = { fr: FRENCH.cues, en: ENGLISH.cues }
const cuesFound = (response: string, language: Language) =>
  new Set(
    findCues(readAnswer(response, language), { rules: CUES[language] })
      .filter(({ against }) => !against)
      .map(({ family }) => family),
  )
const praised = (response: string, language: Language) =>
  evaluateResponse({ scenario, response, responseType: 'text', language })
    .feedback.evidence.filter(({ strength }) => strength > 0)
    .map(({ cue }) => cue)

const CARING: Record<Language, string> = {
  fr: 'Je prendrais Sara à part et je lui demanderais ce qui se passe avant de juger, car elle traverse peut-être un mois difficile. Je lui dirais que je ne peux pas mentir au gérant si on me pose la question. Je lui proposerais d’aller le voir ensemble pour remettre les vingt dollars. Je reprendrais de ses nouvelles la semaine suivante.',
  en: 'I would take Sara aside and ask her what is going on before I judge, because she may be having a hard month. I would tell her that I can’t lie to the manager if I am asked. I would offer to go with her to put the twenty dollars back. I would check in with her the next week.',
}
/** The same moves by their words, in harmful, selfish or careless sentences. */
const CARELESS: Record<Language, string> = {
  fr: 'Je dirais à tout le monde que Sara est une voleuse, parce que ça me fait rire. Je demanderais au gérant sa place et une augmentation. Sinon je garderais la moitié pour moi, c’est un bon compromis.',
  en: 'I would tell everybody that Sara is a thief, because it makes me laugh. I would ask the manager for her job and a raise. Otherwise I would keep half of it for me, that is a fair compromise.',
}
describe.each(['fr', 'en'] as const)('in %s', (language) => {
  test('a good answer is praised for what it does', () => {
    const found = praised(CARING[language], language)
    for (const cue of ['tact', 'limits']) expect(found).toContain(cue)
  })

  test('sentences that only use the words are not praised', () => {
    expect(cuesFound(CARELESS[language], language).size).toBeGreaterThanOrEqual(3)
    expect(praised(CARELESS[language], language)).toEqual([])
  })

  test('what is not praised is no strength either', () => {
    const { feedback } = evaluateResponse({
      scenario,
      response: CARELESS[language],
      responseType: 'text',
      language,
    })
    expect(feedback.strengths).toEqual([])
  })
})
