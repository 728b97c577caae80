import { expect } from '../../support/fixtures.ts'
import { rowsOf } from '../../support/on-device.ts'
import { ask, enter, h1, open, scrolled, type Try, type Walk } from './walk.ts'

/** Finishes a module on its last page, and waits until the list shows it as completed. */
async function finish({ page, say }: Pick<Walk, 'page' | 'say'>, id: string, pageCount = 1) {
  await open(page, `/learning/${id}?page=${pageCount}`)
  await page.getByRole('link', { name: say('Terminer', 'Finish'), exact: true }).click()
  await expect(page).toHaveURL(/learning-demo/)
  const row = page.locator('#progress-table tr', { has: page.locator(`a[href*="/learning/${id}"]`) })
  await expect(row).toContainText(say('Terminé', 'Completed'))
}

export const READER: Record<string, Try> = {
  'an exercise has a place to write, which keeps its text': async ({ page, say }) => {
    await open(page, '/learning/empathy-in-words?page=1')
    const field = page.getByLabel(say('Votre texte pour l’exercice', 'Your text for the exercise'))
    for (let n = 2; n <= 6 && (await field.count()) === 0; n++) await open(page, `/learning/empathy-in-words?page=${n}`)
    await field.first().fill(say('Je l’écoute.', 'I listen.'))
    await page.reload()
    await expect(field.first()).toHaveValue(say('Je l’écoute.', 'I listen.'))
  },
  'the break reminder is on screen wherever the page stands': async ({ elsewhere, person, language, say }) => {
    const { page, context } = await elsewhere()
    await page.clock.install()
    await page.goto('/auth')
    await enter({ page, language }, person)
    await open(page, '/learning/empathy-in-words?page=1')
    await page.clock.runFor('15:01')
    await expect(page.getByText(say('Quinze minutes de lecture.', 'Fifteen minutes of reading.'))).toBeInViewport({
      ratio: 1,
    })
    await context.close()
  },
  'a finished module is told in the language of the screen, its row opens, and it can be started over': async ({
    page,
    say,
  }) => {
    type Module = { id: string; pageCount: number; title: { fr: string; en: string } }
    const modules = await ask<Module[]>(page, '/api/modules')
    const { pageCount, title } = modules.find(({ id }) => id === 'empathy-in-words') ?? {}
    await finish({ page, say }, 'empathy-in-words', pageCount)
    await open(page, '/')
    const activity = page.getByRole('region', { name: say('Activité', 'Activity'), exact: true })
    await expect(activity.getByText(title?.[say('fr', 'en')] ?? '').first()).toBeVisible()
    await page.goto(say('/?lang=en', '/?lang=fr'))
    await expect(
      page
        .getByRole('region', { name: say('Activity', 'Activité'), exact: true })
        .getByText(title?.[say('en', 'fr')] ?? '')
        .first(),
    ).toBeVisible()
    await page.goto(say('/?lang=fr', '/?lang=en'))
    await expect(
      activity.getByRole('link', { name: say('Voir tout l’historique', 'See the whole history') }),
    ).toBeVisible()
    await activity
      .getByText(title?.[say('fr', 'en')] ?? '')
      .first()
      .click()
    await expect(page).toHaveURL(/learning\/empathy-in-words/)

    const count = () =>
      page
        .getByText(say(/^1 sur 16$|sur 16/, /of 16/))
        .first()
        .textContent()
    await open(page, '/learning-demo')
    await page.getByRole('button', { name: say(/^Recommencer «/, /^Start “/) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Recommencer', 'Start over'), exact: true })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: say(/^Recommencer «/, /^Start “/) })).toHaveCount(0)
    await open(page, '/')
    expect(await count()).not.toMatch(/^1/)
  },
  'a module that is started over in another tab, while it is read, stays at zero': async ({ page, context, say }) => {
    const states = () => rowsOf<{ moduleId: string; state: { epoch: number; lastPage: number } }>(page, 'moduleStates')
    const state = async () => (await states()).find(({ moduleId }) => moduleId === 'reading-the-situation')?.state
    await open(page, '/learning/reading-the-situation?page=6')
    await expect.poll(async () => (await state())?.lastPage).toBe(6)
    const tab = await context.newPage()
    await open(tab, '/learning-demo')
    await tab
      .getByRole('button', { name: say(/^Recommencer « ?Lire la situation/, /^Start “Reading the situation/) })
      .click()
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: say('Recommencer', 'Start over'), exact: true })
      .click()
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    await tab.close()
    await page.getByRole('link', { name: 'Modules', exact: true }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/learning-demo/)
    // Leaves time for the write that the reader makes when it is left.
    await page.waitForTimeout(500)
    expect(await state()).toMatchObject({ epoch: 1, lastPage: 0 })
  },
  'a turned page begins at its top, and its title has the focus': async ({ page, say }) => {
    await open(page, '/learning/empathy-in-words?page=1')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('button', { name: say('Page suivante', 'Next page') }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect.poll(() => scrolled(page)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/H[12]|MAIN|ARTICLE|SECTION/)
  },
  'a module has figures': async ({ page }) => {
    await open(page, '/learning/empathy-in-words')
    let figures = 0
    for (let n = 1; n <= 6; n++) {
      await page.goto(`/learning/empathy-in-words?page=${n}`)
      await expect(h1(page)).toBeVisible()
      await expect(page.locator('#content p').first()).toBeVisible()
      figures += await page.locator('#content figure').count()
    }
    expect(figures).toBeGreaterThanOrEqual(2)
  },
  'after four finished modules the list shows the next one': async ({ page, say }) => {
    const modules = await ask<{ id: string; pageCount: number }[]>(page, '/api/modules')
    for (const { id, pageCount } of modules.slice(0, 4)) await finish({ page, say }, id, pageCount)
    await open(page, '/')
    const rows = page.getByRole('region', { name: 'Modules', exact: true }).getByRole('listitem')
    await expect(rows).toHaveCount(4)
    await expect(rows.filter({ hasText: say('Terminé', 'Completed') })).toHaveCount(3)
    await expect(rows.last()).not.toContainText(say('Terminé', 'Completed'))
  },
}
