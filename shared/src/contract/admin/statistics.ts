import * as z from 'zod/mini'
import { PeopleQuery } from '../../model/admin-user.ts'
import { Statistics, UserProgress } from '../../model/statistics.ts'
import { get } from '../endpoint.ts'

/** Counters and every learner's progress (spec 3 §7.3). */
export const adminStatistics = {
  usersProgress: get('/api/admin/users-progress', {
    access: 'admin',
    query: PeopleQuery,
    reply: z.array(UserProgress),
  }),
  statistics: get('/api/admin/statistics', { access: 'admin', reply: Statistics }),
}
