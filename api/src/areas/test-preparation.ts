import type { testPreparation as contract } from 'shared/contract/calls/test-preparation'
import type { Handlers } from 'shared/contract/endpoint'
import { competencies } from '../db/tables/content/competencies.ts'
import { testDates } from '../db/tables/content/test-dates.ts'
import type { Call } from '../http/call.ts'

/** What the test-preparation page shows. */
export const testPreparation: Handlers<typeof contract, Call> = {
  dates: (_, { db }) => testDates(db),

  competencies: (_, { db }) => competencies(db),
}
