import * as z from 'zod/mini'
import { Evaluation, EvaluationInput } from '../model/evaluation.ts'
import { get, post } from './endpoint.ts'

/** Answers to scenarios and how they were judged (spec 2 §7). Beyond the plan: 429 with code `plan_limit`. */
export const evaluations = {
  submit: post('/api/evaluations', { queued: true, writes: true, body: EvaluationInput, reply: Evaluation }),
  /** Null while there is none. */
  latest: get('/api/evaluations/latest', { reply: z.nullable(Evaluation) }),
}
