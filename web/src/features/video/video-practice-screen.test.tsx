import { act, screen, waitFor, within } from '@testing-library/react'
import { speechSound } from 'shared/testing/speech-sound'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { type FakeMedia, installFakeMedia, removeFakeMedia, stubRoom } from '#testing/media/fake-media'
import { type FakeSound, installFakeSound } from '#testing/media/fake-sound'
import { makeRecording } from '#testing/records'
import { deviceOf, downloaded, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const W = {
  fr: {
    choose: 'Choisir un scénario',
    title: 'Le coéquipier en retard',
    start: 'Commencer',
    stop: 'Arrêter',
    camera: 'Votre caméra',
    inUse: /Caméra en cours d’utilisation/,
    check: 'Vérifier la caméra',
    off: 'Éteindre la caméra',
    all: 'Supprimer tous les enregistrements de ce scénario',
    delete: 'Supprimer',
    open: /^Ouvrir\s: /,
    remove: /^Supprimer\s: /,
    watch: 'Regarder',
    empty: 'Aucun enregistrement ici pour l’instant.',
    denied: /bloque la caméra et le micro/,
    none: /Aucune caméra ni aucun micro/,
    busy: /Un autre programme utilise la caméra/,
    unplugged: /La caméra et le micro ont été débranchés, ou un appel/,
    full: /pas assez d’espace/,
    notes: 'Mes remarques',
    point: 'J’ai dit pourquoi, pas seulement quoi',
    analyse: 'Analyser ma voix',
    download: 'Télécharger',
  },
  en: {
    choose: 'Choose a scenario',
    title: 'The late teammate',
    start: 'Start',
    stop: 'Stop',
    camera: 'Your camera',
    inUse: /Camera in use/,
    check: 'Check the camera',
    off: 'Turn off the camera',
    all: 'Delete all recordings of this scenario',
    delete: 'Delete',
    open: /^Open: /,
    remove: /^Delete: /,
    watch: 'Watch',
    empty: 'No recording here yet.',
    denied: /browser is blocking the camera and microphone/,
    none: /No camera or microphone was found/,
    busy: /Another program is using the camera/,
    unplugged: /The camera and microphone were unplugged, or a call/,
    full: /not enough space/,
    notes: 'My remarks',
    point: 'I said why, not only what',
    analyse: 'Analyze my voice',
    download: 'Download',
  },
} as const
const both = ['fr', 'en'] as const
type Language = (typeof both)[number]
const CHOSEN = '/video-practice?scenario=late-teammate'
type OpenedPage = Awaited<ReturnType<typeof openPage>>

let media: FakeMedia
let sound: FakeSound
beforeEach(() => {
  media = installFakeMedia()
  sound = installFakeSound()
  stubRoom(1_000_000_000)
})
afterEach(() => removeFakeMedia())

const button = (name: string | RegExp) => main().getByRole('button', { name })
const rows = () => deviceOf().recordings.toArray()
const record = async (page: OpenedPage, language: Language) => {
  const w = W[language]
  await page.user.click(await main().findByRole('button', { name: w.start }))
  await main().findByRole('button', { name: w.stop })
  await waitFor(async () => expect((await rows()).some(({ finished, bytes }) => !finished && bytes > 0)).toBe(true))
  await page.user.click(button(w.stop))
  await main().findByRole('button', { name: w.start })
}
const take = (id: string, over: Parameters<typeof makeRecording>[0] = { id }) =>
  makeRecording({ scenarioId: 'late-teammate', ...over, id })
/** Recordings on the device before the screen is opened. */
const shelve = async (...takes: ReturnType<typeof take>[]) => {
  const device = deviceOf()
  await device.recordings.bulkPut(takes)
  await device.recordingChunks.bulkPut(
    takes.map(({ id }) => ({ recordingId: id, index: 0, bytes: new Uint8Array([1, 2, 3]).buffer })),
  )
}

describe('video practice', () => {
  test.each(both)('a scenario is chosen, answered before the camera, and its answer listed (%s)', async (language) => {
    const w = W[language]
    const page = await openPage('/video-practice', { language })
    await page.user.selectOptions(await main().findByRole('combobox', { name: w.choose }), w.title)
    expect(page.address).toBe(CHOSEN)
    expect(main().getByText(/Samir (manque|misses)/)).toBeVisible()
    expect(main().getByText(w.empty)).toBeVisible()
    await expectAccessible()
    await page.user.click(button(w.start))
    expect(await main().findByRole('button', { name: w.stop })).toBeVisible()
    expect(main().getByLabelText(w.camera)).toBeVisible()
    expect(main().getByText(w.inUse)).toBeVisible()
    // During the recording, the choice of scenario is hidden, and the situation is still shown.
    expect(main().queryByRole('combobox', { name: w.choose })).toBeNull()
    expect(main().getByRole('heading', { name: w.title })).toBeVisible()
    expect(media.live()).toBe(2)
    await expectAccessible()
    await waitFor(async () => expect((await rows())[0]?.bytes).toBeGreaterThan(0))
    await page.user.click(button(w.stop))
    expect(await main().findByRole('button', { name: w.open })).toBeVisible()
    expect(media.live()).toBe(0)
    expect(await rows()).toMatchObject([{ scenarioId: 'late-teammate', type: 'video/webm', finished: true }])
    await expectAccessible()
    await waitFor(() => expect(world.logs.learner).toHaveLength(1))
    const [row] = await rows()
    expect(world.logs.learner?.[0]?.activity).toMatchObject({ id: row?.id, type: 'video', scenarioId: 'late-teammate' })
  })

  test('a recording is opened, reviewed and analysed; notes are kept by themselves', async () => {
    const language = 'en'
    const w = W[language]
    await shelve(take('one'))
    sound.decoded = speechSound([
      { syllables: 9, pauseMs: 800 },
      { syllables: 9, pauseMs: 0 },
    ]).samples
    let page = await openPage(CHOSEN, { language })
    await page.user.click(await main().findByRole('button', { name: w.open }))
    expect(await main().findByRole('button', { name: w.watch })).toBeVisible()
    await page.user.click(await main().findByRole('checkbox', { name: w.point }))
    await page.user.type(main().getByRole('textbox', { name: w.notes }), 'Bien')
    await page.user.click(button(w.analyse))
    expect(await main().findByText('Pauses')).toBeVisible()
    await expectAccessible()
    await waitFor(async () =>
      expect(await deviceOf().takeNotes.get('one')).toMatchObject({ ticked: ['why'], text: 'Bien' }),
    )
    page = await page.reload()
    await page.user.click(await main().findByRole('button', { name: w.open }))
    expect(await main().findByRole('textbox', { name: w.notes })).toHaveValue('Bien')
    expect(main().getByRole('checkbox', { name: w.point })).toBeChecked()
  })

  test('the camera is denied, missing or busy: it says so and what to do', async () => {
    const page = await openPage('/video-practice')
    await main().findByRole('button', { name: W.fr.start })
    for (const trouble of ['denied', 'none', 'busy'] as const) {
      media.trouble = trouble
      await page.user.click(button(W.fr.start))
      expect(await main().findByText(W.fr[trouble])).toBeVisible()
      expect(button(W.fr.start)).toBeEnabled()
      expect(media.live()).toBe(0)
      await speak('en')
      expect(main().getByText(W.en[trouble])).toBeVisible()
      await speak('fr')
    }
    await expectAccessible()
  })

  test('unplugged in the middle: what there is is kept and said', async () => {
    const w = W.fr
    const page = await openPage('/video-practice')
    await page.user.click(await main().findByRole('button', { name: w.start }))
    await main().findByRole('button', { name: w.stop })
    await waitFor(async () => expect((await rows())[0]?.bytes).toBeGreaterThan(0))
    act(() => media.unplug())
    expect(await main().findByText(w.unplugged)).toBeVisible()
    expect(await main().findByRole('button', { name: w.open })).toBeVisible()
    expect(await rows()).toMatchObject([{ scenarioId: 'unspecified', finished: true }])
  })

  test('a device without room refuses before it records', async () => {
    const w = W.en
    stubRoom(1_000_000)
    const page = await openPage('/video-practice', { language: 'en' })
    await page.user.click(await main().findByRole('button', { name: w.start }))
    expect(await main().findByText(w.full)).toBeVisible()
    expect(media.asked).toEqual([])
    expect(await rows()).toEqual([])
  })

  test('one is deleted, or all of the scenario, after a question', async () => {
    const w = W.fr
    const before = Date.now() - 60_000
    await shelve(
      take('one'),
      take('two', { id: 'two', startedAt: before }),
      take('other', { id: 'other', scenarioId: 'unspecified' }),
    )
    await deviceOf().takeNotes.put({ id: 'one', writtenAt: 1, ticked: [], text: 'x' })
    const page = await openPage(CHOSEN)
    const [newest] = await main().findAllByRole('button', { name: w.remove })
    await page.user.click(newest as HTMLElement)
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: w.delete }))
    await waitFor(async () => expect((await rows()).map(({ id }) => id)).toHaveLength(2))
    await page.user.click(button(w.all))
    await expectAccessible()
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: w.delete }))
    expect(await main().findByText(w.empty)).toBeVisible()
    expect((await rows()).map(({ id }) => id)).toEqual(['other'])
    expect(await deviceOf().recordingChunks.count()).toBe(1)
    expect(await deviceOf().takeNotes.count()).toBe(0)
  })
})

describe('the camera', () => {
  test('is looked at before, and switched off again', async () => {
    const page = await openPage('/video-practice', { language: 'en' })
    await page.user.click(await main().findByRole('button', { name: W.en.check }))
    expect(await main().findByLabelText(W.en.camera)).toBeVisible()
    expect(main().getByText(/Eyes on the line/)).toBeVisible()
    await expectAccessible()
    await page.user.click(button(W.en.off))
    expect(media.live()).toBe(0)
    expect(main().queryByLabelText(W.en.camera)).toBeNull()
    expect(await rows()).toEqual([])
  })
  test('is off when the screen is left, and what was recorded is kept', async () => {
    const page = await openPage('/video-practice', { language: 'en' })
    await page.user.click(await main().findByRole('button', { name: W.en.start }))
    await main().findByRole('button', { name: W.en.stop })
    await waitFor(async () => expect((await rows())[0]?.bytes).toBeGreaterThan(0))
    await act(() => page.router.navigate({ to: '/practice' }))
    expect(media.live()).toBe(0)
    await waitFor(async () => expect(await rows()).toMatchObject([{ finished: true, acted: true }]))
  })
  test('and the microphone are chosen, and remembered', async () => {
    media.devices = [
      { kind: 'videoinput', deviceId: 'front', label: 'Front' },
      { kind: 'videoinput', deviceId: 'desk', label: 'Desk' },
      { kind: 'audioinput', deviceId: 'mic', label: 'Built in' },
      { kind: 'audioinput', deviceId: 'head', label: 'Headset' },
    ]
    let page = await openPage('/video-practice', { language: 'en' })
    await page.user.selectOptions(await main().findByRole('combobox', { name: 'Camera' }), 'Desk')
    await page.user.selectOptions(main().getByRole('combobox', { name: 'Microphone' }), 'Headset')
    await waitFor(async () =>
      expect((await deviceOf().meta.get('mediaDevices'))?.value).toEqual({ camera: 'desk', microphone: 'head' }),
    )
    page = await page.reload()
    expect(await main().findByRole('combobox', { name: 'Camera' })).toHaveValue('desk')
    await record(page, 'en')
    expect(media.constraints[0]).toMatchObject({
      video: { deviceId: { ideal: 'desk' } },
      audio: { deviceId: { ideal: 'head' } },
    })
  })
  test('unplugged alone: the voice is still recorded', async () => {
    const page = await openPage('/video-practice', { language: 'en' })
    await page.user.click(await main().findByRole('button', { name: W.en.start }))
    await main().findByRole('button', { name: W.en.stop })
    act(() => media.unplug('video'))
    expect(await main().findByText(/Your voice is still being recorded/)).toBeVisible()
    expect(button(W.en.stop)).toBeVisible()
  })
})

test('against the clock: time to read, time to answer, both with extra time', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  })
  const page = await openPage('/video-practice', { language: 'en' })
  await page.user.click(await main().findByRole('checkbox', { name: /With the test clock/ }))
  await page.user.click(button('×\u00a01.5'))
  await waitFor(() => expect(main().getByText(/15\ss to read, then 1\smin 30\ss to answer/)).toBeVisible())
  await page.user.click(button(W.en.start))
  expect(await main().findByRole('timer', { name: 'Time left to read' })).toBeVisible()
  expect(await rows()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(15_200))
  expect(await main().findByRole('timer', { name: 'Time left to answer' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(button(W.en.stop)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(await main().findByRole('button', { name: W.en.start })).toBeVisible()
  expect(media.live()).toBe(0)
  expect((await rows())[0]?.durationMs).toBeGreaterThan(88_000)
})

test('a device that fills up ends the recording, and what there is is kept', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  })
  const page = await openPage('/video-practice', { language: 'en' })
  await page.user.click(await main().findByRole('button', { name: W.en.start }))
  await main().findByRole('button', { name: W.en.stop })
  stubRoom(1000)
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(await main().findByText(/recording has stopped, and what was recorded is saved/)).toBeVisible()
  expect(await rows()).toMatchObject([{ finished: true }])
})

test('a recording that broke off is offered once, and is in its list as recovered', async () => {
  await shelve(take('cut', { id: 'cut', finished: false, startedAt: Date.now() - 600_000 }))
  const page = await openPage('/video-practice', { language: 'en' })
  expect(await main().findByText(/A recording was cut off/)).toBeVisible()
  await expectAccessible()
  await page.user.click(button('Keep and show'))
  await waitFor(() => expect(page.address).toBe(CHOSEN))
  expect(await main().findByText('recovered')).toBeVisible()
  await waitFor(() => expect(main().queryByText(/A recording was cut off/)).toBeNull())
  expect(await deviceOf().activities.toArray()).toMatchObject([{ id: 'cut', type: 'video' }])
})

test('recordings of a practice test and of the speech test are not among them', async () => {
  await shelve(
    take('mine'),
    take('test', { id: 'test', runId: 'run-1', question: 0 }),
    take('voice', { id: 'voice', purpose: 'speech', type: 'audio/webm' }),
  )
  await openPage(CHOSEN, { language: 'en' })
  expect(await main().findAllByRole('button', { name: W.en.open })).toHaveLength(1)
})

test('two recordings are compared', async () => {
  await shelve(
    take('one'),
    take('two', { id: 'two', startedAt: Date.now() - 60_000, durationMs: 30_000 }),
    take('three'),
  )
  sound.decoded = speechSound([
    { syllables: 9, pauseMs: 800 },
    { syllables: 9, pauseMs: 0 },
  ]).samples
  const page = await openPage(CHOSEN, { language: 'en' })
  const boxes = await main().findAllByRole('checkbox', { name: /^Compare/ })
  await page.user.click(boxes[0] as HTMLElement)
  await page.user.click(boxes[1] as HTMLElement)
  expect(boxes[2]).toBeDisabled()
  const table = main().getByRole('table', { name: 'Comparison of two recordings' })
  expect(within(table).getAllByText('–').length).toBeGreaterThan(5)
  await page.user.click(await main().findByRole('button', { name: 'Analyze the voices' }))
  await waitFor(() => expect(within(table).queryAllByText('–').length).toBeLessThan(4))
  await expectAccessible()
})

test('a recording is downloaded under its day', async () => {
  await shelve(take('one', { id: 'one', startedAt: new Date(2026, 10, 20, 14, 5).getTime() }))
  const page = await openPage(CHOSEN, { language: 'en' })
  await page.user.click(await main().findByRole('button', { name: W.en.open }))
  await page.user.click(await main().findByRole('button', { name: W.en.watch }))
  await page.user.click(await main().findByRole('link', { name: W.en.download }))
  expect(downloaded().at(-1)?.name).toBe('situ-video-2026-11-20-1405.webm')
})

test('the link to the scenario is copied', async () => {
  const page = await openPage(CHOSEN, { language: 'en' })
  const written = vi.spyOn(navigator.clipboard, 'writeText')
  await page.user.click(await main().findByRole('button', { name: 'Copy the link to this scenario' }))
  await waitFor(() => expect(written).toHaveBeenCalledWith(`${location.origin}${CHOSEN}`))
  expect(await screen.findByText('Link copied')).toBeVisible()
})

test('fifty recordings: the list reads no bytes', async () => {
  const many = Array.from({ length: 50 }, (_, i) => take(`r${i}`, { id: `r${i}`, startedAt: Date.now() - i * 60_000 }))
  await deviceOf().recordings.bulkPut(many)
  // No chunk is stored: the rows are sufficient for the list.
  await openPage(CHOSEN, { language: 'en' })
  expect(await main().findAllByRole('button', { name: W.en.open })).toHaveLength(50)
})

test('left while the room is looked at, the camera stays off', async () => {
  const answers: ((room: StorageEstimate) => void)[] = []
  vi.spyOn(navigator.storage, 'estimate').mockImplementation(() => new Promise((done) => answers.push(done)))
  const page = await openPage(CHOSEN, { language: 'en' })
  await page.user.click(await main().findByRole('button', { name: W.en.start }))
  await act(() => page.router.navigate({ to: '/scheduler' }))
  await act(async () => {
    for (const answer of answers) answer({ usage: 0, quota: 1_000_000_000 })
  })
  expect(media.live()).toBe(0)
})
