import * as z from 'zod/mini'
import { CompetencyGuide } from '../model/competency-guide.ts'
import { TestDate } from '../model/test-date.ts'
import { get } from './endpoint.ts'

/** What the test-preparation page shows and the administrator keeps up to date (spec 2 §2, design §7). */
export const testPreparation = {
  /** Every date that was entered, the earliest first; which of them are still to come is the reader's own day. */
  dates: get('/api/test-dates', { reply: z.array(TestDate) }),
  competencies: get('/api/competencies', { reply: z.array(CompetencyGuide) }),
}
