import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { extraTimeOf } from '#data/account/extra-time'
import { expectAccessible } from '#testing/axe'
import { type FakeMedia, installFakeMedia, removeFakeMedia, stubRoom } from '#testing/media/fake-media'
import { makePracticeRun, miniScenarios } from '#testing/practice'
import { deviceOf, goOffline, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

let media: FakeMedia
beforeEach(() => {
  world.scenarios = miniScenarios()
  media = installFakeMedia()
  stubRoom(1e9)
})
afterEach(() => {
  removeFakeMedia()
  Reflect.deleteProperty(navigator, 'storage')
})

const open = (path = '/casper/test/mini-1', language: 'fr' | 'en' = 'en') => openPage(path, { language })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const row = (name: string) => within(screen.getByRole('listitem', { name }))
const run = async () => (await deviceOf().practiceRuns.toArray())[0]

test('the page tells the parts, checks the device and starts, with the keyboard alone', async () => {
  const page = await open('/casper/test/mini-1', 'fr')
  await heading('Mini-test 1')
  for (const [language, outline, turnOn, start, spoken] of [
    ['en', 'What will happen', 'Turn on the camera and microphone', 'Start the test', /2 scenarios answered aloud/],
    ['fr', 'Le déroulement', 'Activer la caméra et le micro', 'Commencer le test', /2 scénarios à l’oral/],
  ] as const) {
    await speak(language)
    expect(main().getByRole('heading', { name: outline })).toBeVisible()
    expect(main().getByText(spoken)).toBeVisible()
    expect(main().getByText(turnOn)).toBeVisible()
    expect(main().getByRole('button', { name: start })).toBeDisabled()
  }
  await expectAccessible()
  // Before the press, the browser was not asked for the camera or the microphone.
  expect(media.asked).toEqual([])
  const tabTo = async (name: string) => {
    for (let i = 0; i < 60 && document.activeElement?.textContent !== name; i++) await page.user.tab()
    expect(document.activeElement).toHaveTextContent(name)
  }
  await tabTo('Activer la caméra et le micro')
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(main().getByRole('button', { name: 'Commencer le test' })).toBeEnabled())
  expect(media.asked).toEqual(['picture and sound'])
  expect(media.live()).toBe(2)
  await expectAccessible()
  await tabTo('Commencer le test')
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(page.address).toMatch(/^\/casper\/run\//))
  expect(await run()).toMatchObject({
    planId: 'mini-1',
    kind: 'mini',
    language: 'fr',
    extraTime: 1,
    recording: 'video',
  })
})

test('the camera is given back by a tab that is hidden, when it is unplugged, and after leaving', async () => {
  const page = await open()
  await heading('Mini-test 1')
  const turnOn = async () => {
    await page.user.click(await main().findByText('Turn on the camera and microphone'))
    await waitFor(() => expect(media.live()).toBe(2))
  }
  await turnOn()
  await main().findByText('The camera and microphone work.')
  expect(main().getByLabelText('Your camera')).toBeVisible()
  await page.user.click(main().getByRole('link', { name: 'Test preparation' }))
  await waitFor(() => expect(media.live()).toBe(0))

  page.router.history.back()
  await turnOn()
  dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(media.live()).toBe(0))
})

test('a camera that cannot be had is named, with a way on', async () => {
  const { user } = await open()
  const check = row('Camera and microphone')
  let press = 'Turn on the camera and microphone'
  for (const [trouble, words] of [
    ['none', /No camera or microphone was found/],
    ['busy', /Another program is using/],
    ['unsupported', /This browser cannot record/],
    ['denied', /browser is blocking the camera and microphone/],
  ] as const) {
    media.trouble = trouble
    await user.click(await main().findByRole('button', { name: press }))
    expect(await check.findByText(words)).toBeVisible()
    expect(main().getByRole('button', { name: 'Start the test' })).toBeDisabled()
    press = 'Try again'
  }
  await expectAccessible()
  // The microphone alone is enough for the start.
  media.trouble = undefined
  await user.click(main().getByText('Sound only'))
  await user.click(main().getByText('Turn on the microphone'))
  await waitFor(() => expect(main().getByRole('button', { name: 'Start the test' })).toBeEnabled())
  expect(media.asked.at(-1)).toBe('sound')
})

test('the test can be taken aloud with nothing recorded', async () => {
  media.trouble = 'denied'
  const page = await open()
  await page.user.click(await main().findByRole('button', { name: 'Turn on the camera and microphone' }))
  await page.user.click(await main().findByRole('button', { name: 'Nothing' }))
  expect(main().getByText(/there will be nothing to listen to/)).toBeVisible()
  await page.user.click(main().getByRole('button', { name: 'Start the test' }))
  await waitFor(() => expect(page.address).toMatch(/run/))
  expect((await run())?.recording).toBe('none')
})

test('a camera that is unplugged while it is looked at is named', async () => {
  const { user } = await open()
  await user.click(await main().findByRole('button', { name: 'Turn on the camera and microphone' }))
  await main().findByText('The camera and microphone work.')
  media.unplug('video')
  expect(await main().findByText(/No camera or microphone/)).toBeVisible()
  expect(media.live()).toBe(0)
})

test.each<[number | undefined, boolean]>([
  [60_000_000, false],
  [30_000_000, true],
  [undefined, false],
])('with %s bytes of room, recording a picture is refused: %s', async (free, refused) => {
  stubRoom(free)
  // With double time, the answers of the test are four minutes of recording, which need about 40 MB.
  const { user } = await open()
  await user.click(await main().findByRole('button', { name: /×.2/ }))
  await user.click(main().getByRole('button', { name: 'Turn on the camera and microphone' }))
  await main().findByText('The camera and microphone work.')
  const start = main().getByRole('button', { name: 'Start the test' })
  if (!refused) {
    expect(start).toBeEnabled()
    return
  }
  await waitFor(() => expect(start).toBeDisabled())
  expect(row('Storage').getByText(/need about 40 MB, and only 30 MB are free/)).toBeVisible()
  expect(start).toHaveAccessibleDescription(/not enough space/)
  await user.click(main().getByRole('button', { name: 'Sound only' }))
  await user.click(main().getByRole('button', { name: 'Turn on the microphone' }))
  await waitFor(() => expect(start).toBeEnabled())
})

test('extra time stretches every time on the page and is remembered', async () => {
  const { user } = await open()
  await user.click(await main().findByRole('button', { name: '×\u00a01.5' }))
  expect(await main().findByText(/1 min 30 s to read the situation; 5 min 15 s/)).toBeVisible()
  expect(await extraTimeOf(deviceOf())).toBe(1.5)
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36', /Chrome on a computer/],
  ['Mozilla/5.0 (Windows NT 10.0; rv:160.0) Gecko/20100101 Firefox/160.0', /Firefox on a computer/],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1 Version/27.2 Safari/605.1.15', /Safari is not allowed/],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0',
    /requires Chrome or Firefox/,
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
    /Phones are not allowed/,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    /Phones are not allowed/,
  ],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/156.0 Safari/537.36', /Tablets are not allowed/],
])('%s', async (agent, words) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  await open()
  expect(await main().findByText(words)).toBeVisible()
})

test('a written exercise needs no check at all', async () => {
  world.scenarios = miniScenarios().filter(({ format }) => format === 'typed')
  const page = await open('/casper/test/drill-ethics')
  await heading('Timed exercise: ethics')
  expect(main().queryByRole('heading', { name: 'System check' })).toBeNull()
  await page.user.click(main().getByRole('button', { name: 'Start the exercise' }))
  await waitFor(() => expect(page.address).toMatch(/run/))
  expect(await run()).toMatchObject({ planId: 'drill-ethics', kind: 'drill', recording: 'none' })
  expect((await run())?.scenarios.map(({ id }) => id)).toEqual(['typed-4'])
})

test('a spoken exercise checks camera and room', async () => {
  await open('/casper/test/drill-communication')
  await heading('Timed exercise: communication')
  const check = within(main().getByRole('list', { name: 'System check' }))
  expect(check.getAllByRole('listitem')).toHaveLength(2)
})

test('a test that is under way is gone on with or given up first', async () => {
  await deviceOf().practiceRuns.add(makePracticeRun({ planId: 'mini-2' }))
  const { user } = await open()
  expect(await main().findByText(/Mini-test 2 has been in progress since/)).toBeVisible()
  expect(main().getByRole('link', { name: 'Continue the test' })).toHaveAttribute('href', '/casper/run/run-1')
  expect(main().queryByRole('button', { name: 'Start the test' })).toBeNull()
  await user.click(main().getByRole('button', { name: 'Abandon the test' }))
  await expectAccessible()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Abandon the test' }))
  expect(await main().findByRole('button', { name: 'Start the test' })).toBeVisible()
  expect(await run()).toMatchObject({ state: 'abandoned' })
})

describe('a test whose time has run out', () => {
  const day = 86_400_000
  const overdue = (seenAt = Date.now() - day + 1000) =>
    deviceOf().practiceRuns.add(
      makePracticeRun({
        planId: 'mini-2',
        startedAt: Date.now() - day,
        position: { phase: 0, startedAt: Date.now() - day },
        seenAt,
      }),
    )
  test('is ended before another one is started', async () => {
    await overdue()
    const page = await open()
    expect(await main().findByText(/Its time has run out/)).toBeVisible()
    expect(main().queryByRole('button', { name: 'Start the test' })).toBeNull()
    expect(await main().findByRole('button', { name: 'Resume where I left off' })).toBeVisible()
    await expectAccessible()
    await page.user.click(main().getByRole('button', { name: 'See the result' }))
    await waitFor(() => expect(page.address).toBe('/casper/result/run-1'))
    expect(await run()).toMatchObject({ state: 'done' })
    expect(await deviceOf().activities.count()).toBeGreaterThan(0)
  })
  test('goes on where one was', async () => {
    await overdue()
    const page = await open('/casper/result/run-1')
    expect(await main().findByText('Its time has run out.')).toBeVisible()
    await page.user.click(await main().findByRole('button', { name: 'Resume where I left off' }))
    await waitFor(() => expect(page.address).toBe('/casper/run/run-1'))
    expect(await screen.findByRole('timer')).toBeVisible()
  })
  test('with the learner there is no absence to give back', async () => {
    await overdue(Date.now())
    await open()
    expect(await main().findByRole('button', { name: 'See the result' })).toBeVisible()
    expect(main().queryByRole('button', { name: 'Resume where I left off' })).toBeNull()
  })
})

test.each([
  ['QuotaExceededError', /couldn’t be started. This device is full/],
  ['UnknownError', /couldn’t be started. Nothing you saved is lost/],
])('a test that cannot be started says so, and can be tried again (%s)', async (name, words) => {
  const { user } = await open('/casper/test/drill-ethics')
  const device = deviceOf()
  const fail = () => {
    throw new DOMException('', name)
  }
  const { openedDb } = await import('#data/db/db')
  openedDb()?.practiceRuns.hook('creating', fail)
  await user.click(await main().findByRole('button', { name: 'Start the exercise' }))
  expect(await main().findByText(words)).toBeVisible()
  expect(await device.practiceRuns.count()).toBe(0)
  openedDb()?.practiceRuns.hook('creating').unsubscribe(fail)
  await user.click(main().getByRole('button', { name: 'Start the exercise' }))
  await waitFor(async () => expect(await device.practiceRuns.count()).toBe(1))
})

test('without the screen of the test its clock does not start', async () => {
  const page = await open('/casper/test/drill-ethics')
  vi.spyOn(page.router, 'preloadRoute').mockResolvedValue(undefined)
  await page.user.click(await main().findByRole('button', { name: 'Start the exercise' }))
  expect(await main().findByText(/couldn’t be started/)).toBeVisible()
  expect(await run()).toBeUndefined()
})

test('with no network it works from what was fetched, and says so where nothing was', async () => {
  goOffline()
  const page = await open()
  expect(await main().findByText('The scenarios are not on this device yet.')).toBeVisible()
  await page.close()
  await deviceOf().cachedResponses.put({ path: '/api/scenarios', value: miniScenarios() })
  await open()
  expect(await main().findByRole('button', { name: 'Start the test' })).toBeVisible()
})

test.each([
  ['/casper/test/full-1', /not enough scenarios/],
  ['/casper/test/full-9', 'There is no such practice test.'],
  ['/casper/test/drill-juggling', 'There is no such practice test.'],
])('%s', async (path, words) => {
  await open(path)
  expect(await main().findByText(words)).toBeVisible()
  expect(main().getByRole('link', { name: 'Back to test preparation' })).toHaveAttribute('href', '/casper')
  await expectAccessible()
})
