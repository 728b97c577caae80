import { screen, waitFor, within } from '@testing-library/react'
import { makeNote } from 'shared/testing/make-note'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { enqueue } from '#data/outbox/outbox'
import { recordActivity } from '#data/progress/progress'
import { expectAccessible } from '#testing/axe'
import { deviceOf, downloaded, goOffline, goOnline, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'
import { makeRecording } from '../../testing/records'

const write = (id = 'understand-the-test', device = deviceOf()) =>
  enqueue(device, { call: 'modules.saveProgress', args: { params: { id }, body: { currentPage: 2 } } })
const SYNC = /^Sync/
const queue = () => within(main().getByRole('region', { name: SYNC }))
const openOffline = async (language: 'fr' | 'en' = 'fr') => {
  goOffline()
  const page = await openPage('/device', { language })
  await main().findByRole('region', { name: SYNC })
  return page
}

test('names what waits, and sends it', async () => {
  await write()
  await recordActivity(deviceOf(), { type: 'quiz', title: 'Q' })
  const { user } = await openOffline()
  await queue().findByText('2 modifications attendent d’être envoyées')
  for (const [language, two, place, activity] of [
    ['fr', '2 modifications attendent d’être envoyées', 'Position dans un module', 'Activité'],
    ['en', '2 changes waiting to be sent', 'Position in a module', 'Activity'],
  ] as const) {
    await speak(language)
    expect(queue().getByText(two)).toBeVisible()
    expect(await queue().findByText(place)).toBeVisible()
    expect(queue().getByText(activity)).toBeVisible()
  }
  const send = { name: 'Send now' }
  expect(queue().queryByRole('button', send)).toBeNull()
  goOnline()
  const button = queue().queryByRole('button', send)
  if (button) await user.click(button)
  expect(await queue().findByText('Everything that syncs is on the server')).toBeVisible()
  expect(world.logs.learner).toHaveLength(1)
  expect(queue().queryByText('Position in a module')).toBeNull()
  await speak('fr')
  expect(queue().getByText('Tout ce qui se synchronise est sur le serveur')).toBeVisible()
})

test('shows the five oldest by name and counts the others', async () => {
  for (let i = 0; i < 8; i++) await recordActivity(deviceOf(), { type: 'game', title: `${i}` })
  await openOffline('en')
  await waitFor(() => expect(queue().getAllByText('Activity')).toHaveLength(5))
  expect(await queue().findByText('and 3 more')).toBeVisible()
})

test('a refused write shows its reason and can be sent again, kept as a file, given up', async () => {
  const plain = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}$`)
  await write('nowhere')
  const { user } = await openPage('/device')
  const list = within(await main().findByRole('list', { name: 'Refusé par le serveur' }))
  expect(list.getByText(/Module introuvable/)).toBeVisible()

  await user.click(list.getByRole('button', { name: plain('Enregistrer dans un fichier : Position dans un module') }))
  await waitFor(() => expect(downloaded()).toHaveLength(1))
  expect(JSON.parse((await downloaded()[0]?.text()) ?? '')).toMatchObject({
    call: 'modules.saveProgress',
    args: { params: { id: 'nowhere' }, body: { currentPage: 2 } },
  })

  const module = world.modules[0]
  if (module) world.modules.push({ ...module, id: 'nowhere' })
  await user.click(list.getByRole('button', { name: plain('Renvoyer : Position dans un module') }))
  await waitFor(() => expect(world.states.learner?.nowhere?.currentPage).toBe(2))
  await waitFor(() => expect(main().queryByRole('list', { name: 'Refusé par le serveur' })).toBeNull())

  await speak('en')
  world.modules = world.modules.filter(({ id }) => id !== 'nowhere')
  await write('nowhere')
  dispatchEvent(new Event('focus'))
  const refused = within(await main().findByRole('list', { name: 'Rejected by the server' }))
  expect(refused.getByText(/Module not found/)).toBeVisible()
  for (const name of ['Send Position in a module again', 'Save Position in a module as a file'])
    expect(refused.getByRole('button', { name })).toBeVisible()
  const discard = { name: 'Discard Position in a module' }
  await user.click(refused.getByRole('button', discard))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(await deviceOf().outbox.count()).toBe(1)
  await user.click(refused.getByRole('button', discard))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect(await deviceOf().outbox.count()).toBe(0))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const backup = (name: RegExp) => main().getByLabelText(name)
const file = (text: string) => new File([text], 'situ.json', { type: 'application/json' })

test('a backup is saved and brought back', async () => {
  await deviceOf().notes.bulkPut([makeNote({ id: 'n1', title: 'Revoir' }), makeNote({ id: 'n2', title: 'Relire' })])
  const { user } = await openPage('/device')
  await user.click(await main().findByRole('button', { name: 'Enregistrer une sauvegarde' }))
  expect(await screen.findByText('Sauvegarde enregistrée')).toBeVisible()
  const [made] = downloaded()
  expect(made?.name).toMatch(/^situ-\d{4}-\d{2}-\d{2}\.json$/)
  for (const [language, field, restored, counts] of [
    ['fr', /Fichier de sauvegarde/, 'Sauvegarde restaurée', '1 élément ajouté, 1 déjà ici'],
    ['en', /Backup file/, 'Backup restored', '1 item added, 1 already here'],
  ] as const) {
    await speak(language)
    await deviceOf().notes.delete('n2')
    await user.upload(backup(field), file((await made?.text()) ?? ''))
    expect(await screen.findByText(restored)).toBeVisible()
    expect(screen.getByText(counts)).toBeVisible()
    expect(await deviceOf().notes.get('n2')).toMatchObject({ title: 'Relire' })
  }
})

test('recordings go along when they are asked for', async () => {
  await deviceOf().recordings.put(makeRecording({ id: 'r1', scenarioId: 's' }))
  const { user } = await openPage('/device', { language: 'en' })
  await user.click(await main().findByRole('button', { name: 'Save a backup' }))
  // While the first backup is being made, the button takes no second click.
  await waitFor(() => expect(downloaded()).toHaveLength(1))
  await user.click(main().getByRole('checkbox', { name: /With video recordings/ }))
  await user.click(main().getByRole('button', { name: 'Save a backup' }))
  await waitFor(() => expect(downloaded()).toHaveLength(2))
  const [without, withThem] = await Promise.all(downloaded().map(async ({ text }) => JSON.parse(await text())))
  expect(without.tables.recordings).toBeUndefined()
  expect(withThem.tables.recordings).toHaveLength(1)
})

test('a backup too large for the memory is told, and can be tried again', async () => {
  const { user } = await openPage('/device')
  const tooLarge = () => {
    throw new RangeError('Invalid string length')
  }
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(tooLarge).mockImplementationOnce(tooLarge)
  await user.click(await main().findByRole('button', { name: 'Enregistrer une sauvegarde' }))
  expect(await screen.findByText('Impossible d’enregistrer la sauvegarde')).toBeVisible()
  await speak('en')
  await user.click(main().getByRole('button', { name: 'Save a backup' }))
  expect(await screen.findByText('The backup couldn’t be saved')).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Save a backup' }))
  await waitFor(() => expect(downloaded()).toHaveLength(1))
})

const REFUSED = [
  ['hello', 'This file is not a Situ backup.'],
  ['{"app":"situ","version":9,"tables":{}}', 'This backup was made with a newer version of Situ.'],
  [
    '{"app":"situ","version":1,"tables":{"notes":[{"id":"n9"}],"recordingChunks":[{"recordingId":"r","index":0}]}}',
    '2 items in this file are damaged and were left out',
  ],
] as const
test('a text, a later version and a damaged file are refused with a reason and change nothing', async () => {
  const { user } = await openPage('/device', { language: 'en' })
  await main().findByLabelText('Backup file')
  for (const [text, reason] of REFUSED) {
    await user.upload(main().getByLabelText('Backup file'), file(text))
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.getByText('The backup couldn’t be restored')).toBeVisible()
    expect(await deviceOf().notes.count()).toBe(0)
  }
})

test('removing the data warns of what is not sent, then leaves nothing behind', async () => {
  const device = deviceOf()
  await write(undefined, device)
  await recordActivity(device, { type: 'quiz', title: 'Q' })
  const { user, session } = await openOffline()
  await user.click(await main().findByRole('button', { name: 'Retirer mes données de cet appareil' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/^2 modifications n’ont pas été envoyées et seront perdues\.$/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Annuler' }))
  expect(session.currentSession().status).toBe('signed-in')
  await speak('en')
  await user.click(main().getByRole('button', { name: 'Remove my data from this device' }))
  const again = within(screen.getByRole('dialog'))
  expect(again.getByText(/^2 changes have not been sent and will be lost\.$/)).toBeVisible()
  device.close()
  await user.click(again.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(session.currentSession().status).toBe('anonymous'))
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('situ.'))).toEqual([
    // The server has not been told about the sign-out yet; it is told at the next contact.
    'situ.sign-out-owed',
  ])
})

test('with nothing unsent there is no warning', async () => {
  const { user } = await openPage('/device', { language: 'en' })
  await user.click(await main().findByRole('button', { name: 'Remove my data from this device' }))
  expect(within(screen.getByRole('dialog')).queryByText(/will be lost/)).toBeNull()
})

test('axe finds nothing, with waiting and refused rows', async () => {
  await write('nowhere')
  await openPage('/device')
  await main().findByRole('list', { name: 'Refusé par le serveur' })
  goOffline()
  await write()
  await waitFor(() => expect(queue().getAllByRole('listitem').length).toBeGreaterThanOrEqual(3))
  await expectAccessible()
  goOnline()
})

describe('a private window', () => {
  const text = { fr: /^Dans une fenêtre de navigation privée/, en: /^In a private window/ }
  const keeps = (persisted: boolean | undefined) =>
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: { persisted: async () => persisted, persist: async () => persisted, estimate: async () => ({}) },
    })
  afterEach(() => Reflect.deleteProperty(navigator, 'storage'))

  test.each([
    ['fr', false],
    ['en', undefined],
  ] as const)('is told to lose what it holds, wherever the window may be one (%s)', async (language, persisted) => {
    keeps(persisted)
    await openPage('/device', { language })
    expect(await main().findByText(text[language])).toBeVisible()
    await expectAccessible()
  })

  test('is no matter where the browser has agreed to keep the data, or the app is installed', async () => {
    keeps(true)
    const page = await openPage('/device', { language: 'en' })
    expect(await main().findByText(/has agreed to keep this data/)).toBeVisible()
    expect(main().queryByText(text.en)).toBeNull()
    keeps(false)
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) =>
        ({ matches: /standalone/.test(media), media, addEventListener() {}, removeEventListener() {} }) as never,
    )
    await page.reload()
    expect(await main().findByText(/may clear this data when the disk is full/)).toBeVisible()
    expect(main().queryByText(text.en)).toBeNull()
  })
})

test('a browser that saves data downloads the remaining screens when it is asked to', async () => {
  let isComplete = false
  const postMessage = ({ looksOnly }: { looksOnly?: boolean }, [port]: MessagePort[]) => {
    isComplete ||= !looksOnly
    port?.postMessage(isComplete)
  }
  for (const [name, value] of [
    ['connection', { saveData: true }],
    ['serviceWorker', { ready: Promise.resolve({ active: { postMessage } }) }],
  ] as const)
    Object.defineProperty(navigator, name, { configurable: true, value })
  try {
    const { user } = await openPage('/device')
    const { keepLaterFiles } = await import('#browser/worker/offline-files')
    await keepLaterFiles()
    expect(await main().findByText(/^Votre navigateur économise les données/)).toBeVisible()
    expect(main().getByRole('button', { name: 'Tout télécharger maintenant' })).toBeVisible()
    await speak('en')
    expect(main().getByText(/^Your browser saves data/)).toBeVisible()
    await user.click(main().getByRole('button', { name: 'Download all of Situ now' }))
    expect(await main().findByText(/it works offline/)).toBeVisible()
    await speak('fr')
    expect(main().getByText(/fonctionne hors ligne/)).toBeVisible()
  } finally {
    for (const name of ['connection', 'serviceWorker']) Reflect.deleteProperty(navigator, name)
  }
})
