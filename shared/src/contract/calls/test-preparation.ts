import * as z from 'zod/mini'
import { CompetencyGuide } from '../../model/content/competency-guide.ts'
import { TestDate } from '../../model/content/test-date.ts'
import { get } from '../endpoint.ts'

/** What the test-preparation page shows and the administrator keeps up to date. */
export const testPreparation = {
  /** Every date that was entered, the earliest first. The device filters the coming ones by its own calendar day. */
  dates: get('/api/test-dates', { reply: z.array(TestDate) }),
  competencies: get('/api/competencies', { reply: z.array(CompetencyGuide) }),
}
