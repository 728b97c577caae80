import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { doneElsewhere, today } from '#testing/activity-elsewhere'
import { refuseCall } from '#testing/refuse-call'
import { downloaded, goOffline, main, openPage, speak } from '#testing/render'

test('the export holds stats, activities, date and version', async () => {
  doneElsewhere({ type: 'quiz', title: 'Q', score: 80, timeSpent: 600 })
  const { user } = await openPage('/dashboard')
  await screen.findByText('80', { exact: false, selector: 'b.num' })
  for (const [language, button, toast] of [
    ['en', 'Export progress', 'Progress exported'],
    ['fr', 'Exporter la progression', 'Progression exportée'],
  ] as const) {
    await speak(language)
    await user.click(main().getByRole('button', { name: button }))
    expect(await screen.findByText(toast)).toBeVisible()
  }
  const [file] = downloaded()
  expect(file?.name).toBe(`situ-progress-${today()}.json`)
  const content = JSON.parse((await file?.text()) ?? '{}')
  expect(Object.keys(content).sort()).toEqual(['activities', 'exportDate', 'stats', 'version'])
  expect(content.version).toBe('1.0')
  expect(Math.abs(Date.parse(content.exportDate) - Date.now())).toBeLessThan(60_000)
  expect(content.stats).toMatchObject({ studyTime: 10, completedModules: 0, averageScore: null, wpm: null })
  expect(content.activities).toMatchObject([{ title: 'Q', score: 80 }])
})

test('the table holds every activity of every device, in the form of the language', async () => {
  for (let i = 0; i < 12; i++) doneElsewhere({ type: 'typing', title: `Texte ${i}`, score: 40.5, timeSpent: 120 }, i)
  doneElsewhere({ moduleId: 'understand-the-test', title: 'Comprendre le test', timeSpent: 600 }, 20)
  const { user } = await openPage('/dashboard')
  await main().findByText('Texte 0')
  for (const [language, button, header, row, title] of [
    ['fr', 'En tableau (CSV)', 'Date;Heure;Type;Titre;Score;Minutes', 'Texte 11;40,5;2', 'Comprendre le test'],
    ['en', 'As a table (CSV)', 'Date,Time,Type,Title,Score,Minutes', 'Texte 11,40.5,2', 'Understand the test'],
  ] as const) {
    await speak(language)
    const before = downloaded().length
    await user.click(await main().findByRole('button', { name: button }))
    await waitFor(() => expect(downloaded().length).toBe(before + 1))
    const text = (await downloaded().at(-1)?.text()) ?? ''
    const lines = text.replace('\uFEFF', '').split('\r\n')
    expect(lines[0]).toBe(header)
    expect(lines).toHaveLength(14)
    expect(lines.some((line) => line.endsWith(row))).toBe(true)
    expect(lines[13]).toContain(title)
  }
})

test('an export that cannot reach everything says how much is missing', async () => {
  for (let i = 0; i < 12; i++) doneElsewhere({ type: 'quiz', title: `Q${i}`, score: 80 }, i)
  // The device must not fetch the whole history; it could while a slow first page is still open.
  refuseCall('get', '/api/progress/log', 503)
  refuseCall('get', '/api/progress/history', 503)
  const first = await openPage('/dashboard')
  await main().findByText('Q0')
  await first.close()
  goOffline()
  const { user } = await openPage('/dashboard')
  const button = await main().findByRole('button', { name: 'Exporter la progression' })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  expect(await screen.findByText(/Activités impossibles à télécharger.: 2/)).toBeVisible()
  const content = JSON.parse((await downloaded()[0]?.text()) ?? '{}')
  expect([content.activities.length, content.missing]).toEqual([10, 2])
})
