import * as z from 'zod/mini'
import { ProgressRecord } from '../../model/activity.ts'
import { PageQuery } from '../../model/content/page.ts'
import { LogPage, ProgressItem, ProgressSummary, StudyTime, SummaryInput, SummaryQuery } from '../../model/progress.ts'
import { get, post } from '../endpoint.ts'

const Today = z.object({ today: z.optional(z.iso.date()) })

/** The activity log and its fold. Both writing calls insert into the same log. */
export const progress = {
  summary: get('/api/progress/summary', { query: SummaryQuery, reply: ProgressSummary }),
  saveSummary: post('/api/progress/summary', {
    queued: true,
    answerKeptDays: 0,
    writes: true,
    body: SummaryInput,
    reply: ProgressSummary,
  }),
  record: post('/api/progress', { queued: true, writes: true, body: ProgressRecord, reply: ProgressItem }),
  list: get('/api/progress', { reply: z.array(ProgressItem) }),
  /** All activities of the types that every device needs (`ReplayedType`), by pages. */
  log: get('/api/progress/log', { query: PageQuery, reply: LogPage }),
  /** Every activity of the caller, the newest first, by pages; `cursor` is the id of the last one of the page. */
  history: get('/api/progress/history', { mayLag: true, query: PageQuery, reply: LogPage }),
  studyTime: get('/api/user-study-time', { reply: StudyTime }),
  studyTimeWeek: get('/api/user-study-time/week', { query: Today, reply: StudyTime }),
}
