import { join } from 'node:path'
import { type NewTestDate, TEST_ZONE, TestDateInput } from 'shared/model/content/test-date'
import * as z from 'zod/mini'
import { ContentError, readYaml, refuseTwice } from './read-content.ts'

const { date, time, testType, language, source, checkedOn } = TestDateInput.shape
const OFFSETS = { EDT: '-04:00', EST: '-05:00' }

/** Schema of `test-dates.yaml` (api/content). */
const TestDatesFile = z.strictObject({
  source,
  checkedOn,
  dates: z.array(z.strictObject({ date, time, zone: z.enum(['EDT', 'EST']), testType, language })),
})
type Row = z.output<typeof TestDatesFile>['dates'][number]

const zoneName = new Intl.DateTimeFormat('en-CA', { timeZone: TEST_ZONE, timeZoneName: 'short' })
/**
 * The name of Toronto's zone at the time of the row, computed as if the row's own zone were right: the two agree only
 * if it is.
 */
function realZone({ date, time, zone }: Row) {
  const moment = new Date(`${date}T${time}:00${OFFSETS[zone]}`)
  return zoneName.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value
}
const idOf = ({ date, time, testType, language }: Row) =>
  `${date} ${time.replace(':', '')} ${testType} ${language}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/**
 * The shipped sittings, each with the same id in every database; throws for an invalid row, with its place and field.
 */
export function loadTestDates(root: string): NewTestDate[] {
  const name = 'test-dates.yaml'
  const { dates, source, checkedOn } = readYaml(root, join(root, name), TestDatesFile)
  for (const [i, row] of dates.entries()) {
    const real = realZone(row)
    if (real !== row.zone)
      throw new ContentError(`${name}: dates.${i}.zone is ${row.zone}, on ${row.date} it is ${real} in ${TEST_ZONE}`)
  }
  const sittings = dates.map((row): NewTestDate => {
    const { zone: _, ...rest } = row
    return { ...rest, id: idOf(row), source, checkedOn }
  })
  refuseTwice(name, sittings)
  return sittings
}
