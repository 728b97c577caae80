import type { Activity } from 'shared/model/activity'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import { readOwnTestDate, readStudyGoals, saveOwnTestDate, saveStudyGoals } from '#data/planning/own-test-date'
import { recordActivity } from '#data/progress/progress'
import { extraTimeOf, saveExtraTime } from './extra-time'
import { personalEntry } from './personal-entry'
import { saveReadingComfort } from './reading-comfort'

const DATE = { date: '2027-02-14', time: '17:00', language: 'fr' } as const
const GOALS = { target: null, minutes: 30, days: 3, language: 'fr' } as const
let phone: SituDb
let laptop: SituDb
beforeEach(() => {
  phone = new SituDb(crypto.randomUUID())
  laptop = new SituDb(crypto.randomUUID())
})
afterEach(() => Promise.all([phone.delete(), laptop.delete()]))
/** Gives each device the changes of the other, as the log of activities does. */
async function exchange() {
  const changesOf = async (db: SituDb): Promise<Activity[]> =>
    (await db.activities.toArray()).map(({ seq: _, ...activity }) => activity)
  const [fromPhone, fromLaptop] = [await changesOf(phone), await changesOf(laptop)]
  await laptop.log.bulkPut(fromPhone)
  await phone.log.bulkPut(fromLaptop)
}

test('changes of different parts on two devices without a network are all kept', async () => {
  await saveOwnTestDate(phone, DATE)
  await exchange()
  await saveExtraTime(laptop, 1.5)
  await saveOwnTestDate(phone, { ...DATE, time: '18:00' })
  await saveReadingComfort(laptop, { font: 'dyslexic' })
  await exchange()
  for (const device of [phone, laptop]) {
    expect(await readOwnTestDate(device)).toEqual({ ...DATE, time: '18:00' })
    expect(await extraTimeOf(device)).toBe(1.5)
    expect((await personalEntry(device)).comfort).toEqual({ extraTime: 1.5, font: 'dyslexic' })
  }
})
test('a part that is removed is gone, and the others stay', async () => {
  await saveOwnTestDate(phone, DATE)
  await saveStudyGoals(phone, { ...GOALS, target: { kind: 'date', day: DATE.date } })
  await saveExtraTime(phone, 2)
  expect((await personalEntry(phone)).date).toMatchObject({ time: '17:00' })
  await saveOwnTestDate(phone, null)
  expect(await readOwnTestDate(phone)).toBeNull()
  expect(await readStudyGoals(phone)).toMatchObject({ minutes: 30, target: null })
  expect(await extraTimeOf(phone)).toBe(2)
})
test('a version that does not say what it changes replaces the whole entry, as earlier versions meant it', async () => {
  await saveExtraTime(phone, 2)
  await recordActivity(phone, { type: 'test_date', title: '', completed: false, data: { ...DATE } })
  expect(await personalEntry(phone)).toEqual({ date: DATE })
})
