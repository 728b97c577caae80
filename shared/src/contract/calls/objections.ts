import { PageQuery } from '../../model/content/page.ts'
import { Objection, ObjectionInput, ObjectionPage } from '../../model/objection.ts'
import { get, post } from '../endpoint.ts'

/** What learners object to in their own evaluations. */
export const objections = {
  /** One for each evaluation and point: the last one received replaces the one before. */
  save: post('/api/objections', {
    queued: true,
    writes: true,
    limits: [{ by: 'user', max: 120, seconds: 60 }],
    body: ObjectionInput,
    reply: Objection,
  }),
  history: get('/api/objections', { query: PageQuery, reply: ObjectionPage }),
}
