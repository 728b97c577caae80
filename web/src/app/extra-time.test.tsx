import { waitFor } from '@testing-library/react'
import { showMs } from 'shared/rules/games/number-memory'
import { makeScenario } from 'shared/testing/make'
import { beforeEach, expect, test } from 'vitest'
import { saveExtraTime } from '#data/account/extra-time'
import { saveTypingView } from '#data/typing/typing-view'
import { startGame } from '#testing/games'
import { deviceOf, main, openPage } from '#testing/render'
import { world } from '#testing/world'

beforeEach(async () => {
  world.scenarios = Array.from({ length: 8 }, (_, i) =>
    makeScenario({ id: i > 0 ? `s${i}` : 'typed', order: i, category: 'ethics', format: 'typed' }),
  )
  await saveExtraTime(deviceOf(), 2)
})

test.each([
  ['a scenario', '/practice?scenario=typed', /^Start the clock \(7\smin\)$/],
  ['a quiz', '/quizzes/ethics-principles', /^30\smin$/],
  ['a practice test', '/casper/test/drill-ethics', /7\smin/],
  ['an answer against the clock', '/typing?view=platform&mode=casper', /^Start \(7\smin\)$/],
  ['a timed typing session', '/typing?view=platform&mode=random', /, 60\ss ×\s2$/],
  ['a video answer', '/video-practice', /20\ss to read, then 2\smin to answer/],
])('extra time set once is honoured by the clock of %s', async (_, path, doubled) => {
  await saveTypingView(deviceOf(), { by: 'time', seconds: 60 })
  await openPage(path, { language: 'en' })
  await waitFor(() => expect(main().getAllByText(doubled).length).toBeGreaterThan(0))
})

test('extra time set once is honoured by a game that shows something for a while', async () => {
  await startGame('number-memory', 'en', 'pointer')
  const asked = () => main().queryByRole('textbox', { name: 'Which number was it?' })
  const began = performance.now()
  await waitFor(() => expect(asked()).toBeVisible(), { timeout: 4 * showMs(1) })
  expect(performance.now() - began).toBeGreaterThan(1.5 * showMs(1))
})
