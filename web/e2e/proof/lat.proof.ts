import { plugCamera, withSound } from '../camera.ts'
import { expect, register, test } from '../fixtures.ts'
import { armKill, jumpTo, playable, rowsOf, startTest, theRun, withScenarios } from '../practice.ts'
test.use({ launchOptions: withSound })
test('lat', async ({ device }) => {
  const { page: first, context } = await device('fr')
  await plugCamera(context)
  await register(first, 'fr')
  await withScenarios(first)
  await startTest(first, 'fr', 'mini-1', 'video')
  let page = first
  const { id } = await theRun(page)
  for (let i = 0; i < 8; i++) {
    await jumpTo(page, 2)
    await expect(page.getByText('Enregistrement', { exact: true })).toBeVisible()
    const kill = await armKill(context, page)
    await page.waitForTimeout(3000)
    const at = await kill()
    page = await context.newPage()
    await page.goto(`/casper/run/${id}`)
    await expect(page.getByRole('timer')).toBeVisible()
    const last = (await playable(page)).findLast((r) => r.startedAt < at - 1000)
    const chunks = (await rowsOf<{ recordingId: string; index: number; bytes: ArrayBuffer }>(page, 'recordingChunks')).filter((c) => c.recordingId === last?.id)
    console.log('elapsed', at - (last?.startedAt ?? 0), 'label', last?.durationMs, 'playable', last?.seconds, 'chunks', chunks.length)
  }
})
