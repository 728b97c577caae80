import { phaseSecondsLeft, phasesOf, positionAt } from 'shared/rules/practice-test'
import type { Recording } from '../../src/data/db.ts'
import { plugCamera, withSound } from '../camera.ts'
import { expect, register, test } from '../fixtures.ts'
import {
  armKill,
  jumpTo,
  rowsOf,
  shownSeconds,
  startTest,
  TEST_WORDS,
  theAnswers,
  theRun,
  withScenarios,
} from '../practice.ts'

test.use({ launchOptions: withSound })

const N = Number(process.env.KILLS ?? 3)
test('typed', async ({ device }) => {
  test.setTimeout(600_000)
  const { page: first, context } = await device('fr')
  await plugCamera(context)
  await register(first, 'fr')
  await withScenarios(first)
  await startTest(first, 'fr', 'mini-1')
  let page = first
  await jumpTo(page, 12)
  const run = await theRun(page)
  let text = ''
  for (let i = 0; i < N; i++) {
    const field = page.getByRole('textbox').first()
    await expect(field).toHaveValue(text)
    await field.focus()
    await page.keyboard.press('Control+End')
    const more = `k${i} mot dit ici. `
    const kill = await armKill(context, page)
    await page.keyboard.type(more, { delay: Math.random() * 30 })
    text += more
    await kill()
    page = await context.newPage()
    await page.goto(`/casper/run/${run.id}`)
    await expect(page.getByRole('textbox').first()).toBeVisible()
    const got = await page.getByRole('textbox').first().inputValue()
    console.log(i, got === text, JSON.stringify(got.slice(-12)), JSON.stringify(text.slice(-12)))
    text = got
  }
})
