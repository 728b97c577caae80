import type { Handlers } from 'shared/contract/endpoint'
import type { evaluations as contract } from 'shared/contract/evaluations'
import { type Evaluation, SCORE_MAX } from 'shared/model/evaluation'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { found } from '../refusal'
import { world } from '../world'

/** A score that only counts words: enough to be shown, no judgement of anything. */
const scoreOf = (response: string) => Math.min(SCORE_MAX, Math.max(1, Math.round(response.split(/\s+/).length / 20)))

export const evaluations: Handlers<typeof contract, Caller> = {
  submit: ({ body }, { me }) => {
    const { id = uuidv7(), scenarioId, response, responseType, language = 'fr' } = body
    found(world.scenarios.find((scenario) => scenario.id === scenarioId))
    world.evaluations[me.user.id] ??= []
    const mine = world.evaluations[me.user.id] ?? []
    const before = mine.find((evaluation) => evaluation.id === id)
    if (before) return before
    const score = scoreOf(response)
    const evaluation: Evaluation = {
      id,
      scenarioId,
      response,
      responseType,
      createdAt: new Date(body.createdAt ?? Date.now()).toISOString(),
      score,
      metrics: { clinicalAccuracy: score, communication: score, empathy: score },
      feedback: {
        suggestions: [language === 'fr' ? 'Dites ce que vous ignorez encore.' : 'Say what you do not know yet.'],
      },
      language,
      confidence: 'low',
      credited: true,
    }
    mine.push(evaluation)
    return evaluation
  },
  latest: (_, { me }) => world.evaluations[me.user.id]?.at(-1) ?? null,
}
