import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TestDate } from 'shared/model/content/test-date'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadTestDates } from './load-test-dates.ts'

const CONTENT = join(import.meta.dirname, '../../content')
const FILE = 'test-dates.yaml'
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'situ-content-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
const write = (...rows: string[]) =>
  writeFileSync(join(root, FILE), ['source: example.org', 'checkedOn: "2026-11-20"', 'dates:', ...rows].join('\n'))
const row = (date: string, time: string, zone: string) =>
  `  - { date: "${date}", time: "${time}", zone: ${zone}, testType: US MD/DO, language: en }`

test('the forty shipped sittings are right, with their source, and have the same ids every time', () => {
  const dates = loadTestDates(CONTENT)
  expect(dates).toHaveLength(40)
  for (const date of dates) expect(z.omit(TestDate, { updatedAt: true }).parse(date)).toEqual(date)
  expect(dates[0]).toEqual({
    id: '2025-03-20-2000-us-md-do-en',
    date: '2025-03-20',
    time: '20:00',
    testType: 'US MD/DO',
    language: 'en',
    source: 'medschoolcoach.com (2025-2026), mededits.com (2026-2027)',
    checkedOn: '2026-11-20',
  })
  expect(loadTestDates(CONTENT)).toEqual(dates)
})

// In 2026 the clocks of Toronto change on March 8 and November 1, at two in the morning.
test.each([
  ['2026-03-07', '20:00', 'EST', 'EDT'],
  ['2026-03-08', '01:59', 'EST', 'EDT'],
  ['2026-03-08', '03:00', 'EDT', 'EST'],
  ['2026-10-31', '23:59', 'EDT', 'EST'],
  ['2026-11-01', '03:00', 'EST', 'EDT'],
])('on %s at %s the zone is %s, not %s', (date, time, right, wrong) => {
  write(row(date, time, right))
  expect(loadTestDates(root)).toHaveLength(1)
  write(row('2026-01-15', '18:00', 'EST'), row(date, time, wrong))
  expect(() => loadTestDates(root)).toThrow(
    `${FILE}: dates.1.zone is ${wrong}, on ${date} it is ${right} in America/Toronto`,
  )
})

test.each([
  ['a day that is not in the calendar', row('2026-02-30', '18:00', 'EST'), 'dates.0.date is wrong (invalid_format)'],
  ['an hour that is none', row('2026-02-20', '24:00', 'EST'), 'dates.0.time is wrong (invalid_format)'],
  ['a zone of elsewhere', row('2026-02-20', '18:00', 'PST'), 'dates.0.zone is wrong (invalid_value)'],
  [
    'a field that nobody reads',
    row('2026-02-20', '18:00', 'EST').replace(' }', ', seats: 3 }'),
    'dates.0 is wrong (unrecognized_keys)',
  ],
  [
    'another language',
    row('2026-02-20', '18:00', 'EST').replace('en }', 'de }'),
    'dates.0.language is wrong (invalid_value)',
  ],
])('%s is named', (_, line, message) => {
  write(line)
  expect(() => loadTestDates(root)).toThrow(`${FILE}: ${message}`)
})

test('a sitting is listed once', () => {
  write(row('2026-02-20', '18:00', 'EST'), row('2026-02-20', '18:00', 'EST'))
  expect(() => loadTestDates(root)).toThrow(`${FILE}: the id 2026-02-20-1800-us-md-do-en is used twice`)
})

test('a source is said, and the file is there', () => {
  expect(() => loadTestDates(root)).toThrow(`${FILE}: this file is missing`)
  write()
  writeFileSync(join(root, FILE), readFileSync(join(root, FILE), 'utf8').replace('example.org', '""'))
  expect(() => loadTestDates(root)).toThrow(`${FILE}: source is wrong (too_small)`)
})
