import * as z from 'zod/mini'
import { PeopleQuery } from '../../../model/people/admin-user.ts'
import { Statistics, UserProgress } from '../../../model/people/statistics.ts'
import { get } from '../../endpoint.ts'

/** Counters and the progress of every learner. */
export const adminStatistics = {
  usersProgress: get('/api/admin/users-progress', {
    access: 'admin',
    mayLag: true,
    query: PeopleQuery,
    reply: z.array(UserProgress),
  }),
  /** The progress of the learners who were active last, the latest first: five at most. */
  recentLearners: get('/api/admin/users-progress/recent', {
    access: 'admin',
    mayLag: true,
    reply: z.array(UserProgress),
  }),
  statistics: get('/api/admin/statistics', { access: 'admin', mayLag: true, reply: Statistics }),
}
