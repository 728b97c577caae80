import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitFor } from '@testing-library/react'
import { makeGameResult } from 'shared/testing/make-game-result'
import { makeNote } from 'shared/testing/make-note'
import { afterEach, expect, test, vi } from 'vitest'
import { type Backup, makeBackup, parseBackup, restoreBackup } from '#data/backup/backup'
import { enqueue } from '#data/outbox/outbox'
import { recordActivity } from '#data/progress/progress'
import { deviceOf, downloaded } from '#testing/render'
import { FLOOR } from '../../build/floor/floor'
import { signIn } from '../testing/world'

const PUBLIC = join(import.meta.dirname, '../../../public')
const file = (name: string) => readFileSync(join(PUBLIC, name), 'utf8')
const run = (name: string) => new Function(file(name))()
const supports = (refused?: string) => ({ supports: (what: string) => what !== refused })
const isOld = () => {
  // At this address the script does not navigate to the page for old browsers.
  history.replaceState(null, '', '/old-browser.html')
  run('old-browser.js')
  return (window as unknown as { situIsOldBrowser(): boolean }).situIsOldBrowser()
}
afterEach(() => {
  history.replaceState(null, '', '/')
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('a browser that has everything is not old', () => {
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true })
  vi.stubGlobal('CSS', supports())
  expect(isOld()).toBe(false)
  vi.stubGlobal('CSS', supports('color'))
  expect(isOld()).toBe(true)
  vi.stubGlobal('CSS', supports('selector(:has(a))'))
  expect(isOld()).toBe(true)
  vi.stubGlobal('CSS', supports())
  vi.stubGlobal('indexedDB', undefined)
  expect(isOld()).toBe(true)
  vi.stubGlobal('indexedDB', {})
  vi.stubGlobal('RegExp', () => {
    throw new SyntaxError('Invalid regular expression: invalid group specifier name')
  })
  expect(isOld()).toBe(true)
  Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')
})

test.each(['old-browser.html', 'no-script.html'])('%s names every oldest version in both languages', (name) => {
  const page = new DOMParser().parseFromString(file(name), 'text/html')
  const [french, english] = [...page.querySelectorAll('section')]
  expect([page.documentElement.lang, french?.lang, english?.lang]).toEqual(['fr', '', 'en'])
  for (const target of FLOOR) {
    const version = target.replace(/^[a-z]+/, '')
    for (const section of [french, english]) expect(section?.textContent).toMatch(new RegExp(`\\b${version}\\b`))
  }
})

test.each(['old-browser.js', 'own-data.js'])('%s is written in syntax that an old browser reads', (name) => {
  const code = file(name).replaceAll(/\/\/.*$/gm, '')
  expect(code).not.toMatch(/=>|`|\b(?:let|const|class|async|await|of)\b|\?\.|\?\?|\.\.\.|catch \{/)
})

/** Opens the page's section and saves the data of this device's user. */
async function save(): Promise<Backup> {
  document.body.innerHTML = new DOMParser().parseFromString(file('old-browser.html'), 'text/html').body.innerHTML
  run('own-data.js')
  expect(document.getElementById('own-data')?.hidden).toBe(false)
  document.getElementById('save')?.click()
  await waitFor(() => expect(downloaded().at(-1)?.name).toBe('situ.json'))
  return parseBackup((await downloaded().at(-1)?.text()) ?? '')
}

test('the file of an old browser is the backup that Situ itself makes, and comes back elsewhere', async () => {
  localStorage.setItem('situ.last-user', JSON.stringify(signIn()))
  const db = deviceOf()
  await db.notes.put(makeNote({ id: 'n1', title: 'Revoir l’équité' }))
  await db.notepad.put({ key: 'notepad', text: 'À faire' })
  await db.gameResults.put(makeGameResult({ id: 'g1' }))
  await recordActivity(db, { type: 'quiz', title: 'Q', timeSpent: 60 })
  await enqueue(db, { call: 'modules.saveProgress', args: { params: { id: 'm' }, body: { currentPage: 2 } } })
  const expected = JSON.parse(JSON.stringify(await makeBackup(db, { recordings: false })))
  const saved = await save()
  expect({ ...saved, exportedAt: '' }).toEqual({ ...expected, exportedAt: '' })
  expect(await restoreBackup(deviceOf('elsewhere'), saved)).toMatchObject({ damaged: 0 })
  expect(await deviceOf('elsewhere').notes.get('n1')).toMatchObject({ title: 'Revoir l’équité' })
})

test('without data of a user nothing is offered, and no database is made', async () => {
  document.body.innerHTML = new DOMParser().parseFromString(file('old-browser.html'), 'text/html').body.innerHTML
  run('own-data.js')
  expect(document.getElementById('own-data')?.hidden).toBe(true)
  localStorage.setItem('situ.last-user', JSON.stringify({ id: 'gone' }))
  run('own-data.js')
  document.getElementById('save')?.click()
  await waitFor(() => expect(document.getElementById('failed')?.hidden).toBe(false))
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('situ-gone')
})
