import type { Handlers } from 'shared/contract/endpoint'
import type { testPreparation as contract } from 'shared/contract/test-preparation'
import { competencies } from '../db/tables/competencies.ts'
import { testDates } from '../db/tables/test-dates.ts'
import type { Call } from '../http/call.ts'

/** What the test-preparation page shows (spec 2 §2, design §7). */
export const testPreparation: Handlers<typeof contract, Call> = {
  dates: (_, { db }) => testDates(db),

  competencies: (_, { db }) => competencies(db),
}
