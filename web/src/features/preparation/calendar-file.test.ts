import fc from 'fast-check'
import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { calendarFile } from './calendar-file'

const WORDS = {
  title: 'Test Casper ; français, « niveau 2 »',
  description: 'Ouvrir la session 30 min avant.\nPièce d’identité.',
  deadlines: { registration: 'Comment s’inscrire', accommodations: 'Demander', rescheduling: 'Reporter' },
}
const NOW = new Date('2026-11-20T12:00:00Z')

/** Parses a file with another library, as a calendar program would. */
async function parsed(date: string, time: string) {
  const text = await calendarFile({ date, time }, WORDS, 'own', NOW)
  const calendar = new ICAL.Component(ICAL.parse(text))
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const [component, ...deadlines] = calendar.getAllSubcomponents('vevent')
  if (!component) throw new Error('the file has no event')
  return { text, event: new ICAL.Event(component), component, deadlines: deadlines.map((d) => new ICAL.Event(d)) }
}
const instant = (event: ICAL.Event) => event.startDate.toJSDate().toISOString()

describe.each(['America/Toronto', 'Europe/Paris', 'Pacific/Auckland', 'UTC'])('on a device in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone))
  afterEach(() => vi.unstubAllEnvs())

  test.each([
    ['in winter', '2027-01-20', '18:00', '2027-01-20T23:00:00.000Z'],
    ['in summer', '2027-07-20', '18:00', '2027-07-20T22:00:00.000Z'],
    ['the evening before the clocks go forward', '2027-03-13', '20:00', '2027-03-14T01:00:00.000Z'],
    ['the evening after', '2027-03-14', '20:00', '2027-03-15T00:00:00.000Z'],
    ['the evening before they go back', '2027-11-06', '20:00', '2027-11-07T00:00:00.000Z'],
    ['the evening after that', '2027-11-07', '20:00', '2027-11-08T01:00:00.000Z'],
  ])('a sitting %s is at the right moment', async (_, date, time, at) => {
    const { event, component } = await parsed(date, time)
    expect(component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('America/Toronto')
    expect(event.startDate.toString()).toBe(`${date}T${time}:00`)
    expect(instant(event)).toBe(at)
    expect(event.endDate.toUnixTime() - event.startDate.toUnixTime()).toBe(85 * 60)
  })

  test('each deadline has an alarm and a day of its own, the calendar’s, also across a change of the clock', async () => {
    const { component, deadlines } = await parsed('2027-03-25', '20:00')
    const triggers = component.getAllSubcomponents('valarm').map((a) => String(a.getFirstPropertyValue('trigger')))
    expect(triggers.sort()).toEqual(['-P28D', '-P31D', '-P3D'])
    expect(deadlines.map((d) => [d.summary, d.startDate.isDate, d.startDate.toString()])).toEqual([
      ['Comment s’inscrire', true, '2027-03-22'],
      ['Demander', true, '2027-02-25'],
      ['Reporter', true, '2027-02-22'],
    ])
  })
})

test('texts come back as they were, and the file keeps the rules of its format', async () => {
  const { text, event } = await parsed('2027-03-25', '20:00')
  expect(event.summary).toBe(WORDS.title)
  expect(event.description).toBe(WORDS.description)
  expect(event.uid).toBe('own@situ')
  expect(text.match(/^DTSTAMP:.*$/gm)).toEqual(Array(4).fill('DTSTAMP:20261120T120000Z'))
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true)
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\n')
  }
})

test('any day and hour is the same day and hour in the file', async () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  await fc.assert(
    fc.asyncProperty(day, fc.integer({ min: 6, max: 23 }), async (at, hour) => {
      const date = at.toISOString().slice(0, 10)
      const time = `${String(hour).padStart(2, '0')}:30`
      const { event } = await parsed(date, time)
      const shown = new Intl.DateTimeFormat('en-CA', {
        timeZone: 'America/Toronto',
        dateStyle: 'short',
        timeStyle: 'short',
        hourCycle: 'h23',
      }).format(event.startDate.toJSDate())
      expect(shown).toBe(`${date}, ${time}`)
    }),
    { numRuns: 150 },
  )
})
