import { LONG_LOG, longInput, shippedLibrary } from '../../api/proof/study-plan/long-input.ts'
import { CPU_RATES, openProfile, scratchFolder, slowness, throttle } from './browser.ts'
import { newLearner, signedInPage, startServer } from './learner.ts'
import { addBench } from './page/build.ts'
import { figure, part } from './report.ts'

const CAPS = { 1: 20, 4: 80 } as const

/** Measures the rule that makes the plan of Today, over the log of a learner who has practised for years. */
export async function measurePlan() {
  part(`the plan of eight days, ${LONG_LOG} records`)
  const input = longInput(await shippedLibrary())
  const server = await startServer()
  const context = await openProfile(scratchFolder())
  const page = await signedInPage(context, server, await newLearner(server))
  await addBench(page)
  for (const rate of CPU_RATES) {
    await throttle(page, rate)
    const ms = await page.evaluate((given) => situBench.timePlan(given), input)
    figure(`the plan${slowness(rate)}`, ms, 'ms', { most: CAPS[rate] })
  }
  await context.close()
  await server.remove()
}
