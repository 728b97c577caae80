import { harmCue } from 'shared/rules/evaluator/cues/evidence'
import { REFUSING } from 'shared/rules/evaluator/cues/find-cues'
import { AGAINST_EN, CUES_EN } from 'shared/rules/evaluator/lexicon/cues-en'
import { AGAINST_FR, CUES_FR } from 'shared/rules/evaluator/lexicon/cues-fr'
import { HARM_KINDS } from 'shared/rules/evaluator/lexicon/harm-kind'
import { expect, test } from 'vitest'
import { CUE_NOTES } from './cue-notes'

test('each cue that the evaluator can show has a comment for the learner', () => {
  const cues = [...CUES_EN, ...AGAINST_EN, ...CUES_FR, ...AGAINST_FR].map(({ id }) => id)
  for (const cue of [...cues, REFUSING, ...HARM_KINDS.map(harmCue)]) expect(CUE_NOTES, cue).toHaveProperty(cue)
})
