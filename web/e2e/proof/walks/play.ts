import { liveTracks, plugCamera } from '../../support/camera.ts'
import { expect } from '../../support/fixtures.ts'
import { chunksAreKept, rowsOf } from '../../support/on-device.ts'
import { ask, enter, isReachable, open, press, type Try } from './walk.ts'

export const PLAY: Record<string, Try> = {
  'nothing covers the buttons of a focus session': async ({ page, say }) => {
    await open(page, '/focus-session')
    expect(await isReachable(page, say(/Réinitialiser|Recommencer|Remettre/, /Reset|Restart/))).toBe(true)
  },
  'a game of another site that refuses a frame opens a tab': async ({ page, say }) => {
    await open(page, '/games/minesweeper-site')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(
      page.getByText(say(/s’ouvre dans un nouvel onglet/, /opens in a tab of its own/)).first(),
    ).toBeVisible()
  },
  'letters count after a press on a mode, and the next key is shown before the first one': async ({ page, say }) => {
    await open(page, '/typing?view=platform&mode=preset')
    await page
      .getByRole('tab', { name: say('Personnalisé', 'Custom') })
      .or(page.getByRole('button', { name: say('Personnalisé', 'Custom') }))
      .first()
      .click()
    await page
      .getByRole('tab', { name: say(/Aléatoire/, /Random/) })
      .or(page.getByRole('button', { name: say(/Aléatoire/, /Random/) }))
      .first()
      .click()
    const letters = page.locator('#content .sheet .l')
    await expect(letters.first()).toBeVisible()
    const first = (await letters.first().textContent()) ?? ''
    await page.getByRole('checkbox', { name: say('Montrer la prochaine touche', 'Show the next key') }).click()
    await expect(page.locator('#content kbd').filter({ hasText: first }).last()).toBeVisible()
    await page.getByRole('checkbox', { name: say('Montrer la prochaine touche', 'Show the next key') }).click()
    // Sends the key events of a keyboard that has the letter. The driver's own method inserts « é » without a key
    // event, and only where the focus is.
    const keyboard = await page.context().newCDPSession(page)
    for (const type of ['keyDown', 'keyUp'] as const)
      await keyboard.send('Input.dispatchKeyEvent', { type, key: first, ...(type === 'keyDown' && { text: first }) })
    await expect(page.locator('#content .sheet .ok')).toHaveCount(1)
  },
  'the clock of a timed session covers no line of its text': async ({ page, say }) => {
    await open(page, '/typing?view=platform&mode=random')
    await press(page, say('Selon le temps', 'By time'))
    const clock = page.getByRole('timer', { name: say('Temps restant', 'Time left') })
    await expect(clock).toBeVisible()
    const box = await clock.boundingBox()
    const text = await page.locator('#content .window').boundingBox()
    expect(box && text && box.y >= text.y + text.height).toBe(true)
  },
  'every answer of the emotions game is on screen with its question': async ({ page, say }) => {
    await open(page, '/games/emotion-recognition')
    await press(page, say('Commencer', 'Start'))
    const answers = page.locator('#content').getByRole('group').last().getByRole('button')
    await expect(answers.first()).toBeVisible()
    for (const answer of await answers.all()) await expect(answer).toBeInViewport()
  },
  'the game of clear messages says what its score is': async ({ page, say }) => {
    await open(page, '/games/communication-clarity')
    await expect(page.getByText(say(/ce qui reste du message/, /what of the message survived/)).first()).toBeVisible()
  },
  'the score of a game stays on the device, as the privacy page says': async ({ page, say }) => {
    await open(page, '/games/minesweeper')
    await page.getByRole('button', { name: say('Commencer', 'Start'), exact: true }).click()
    await expect(page.locator('.game [data-cell="0"]')).toBeVisible()
    for (let cell = 0; cell < 100; cell++)
      await page.evaluate((at) => {
        const one = document.querySelector<HTMLElement>(`.game [data-cell="${at}"]`)
        if (one && one.dataset.look === undefined) one.click()
      }, cell)
    await expect(page.getByText(say('Enregistré sur cet appareil', 'Saved on this device'))).toBeVisible()
    type Row = { type: string; score: number | null }
    const games = async () => (await ask<Row[]>(page, '/api/progress')).filter(({ type }) => type === 'game')
    await expect.poll(async () => (await games()).length).toBe(1)
    expect((await games()).map(({ score }) => score ?? null)).toEqual([null])
    await open(page, '/privacy')
    await expect(page.locator('main')).toContainText(say(/jeux/, /games/))
  },
  'the best of typing and its total are the same on a new device': async ({
    page,
    elsewhere,
    person,
    language,
    say,
  }) => {
    const saved = await page.evaluate(async () => {
      const statuses: number[] = []
      for (let n = 0; n < 25; n++) {
        const body = JSON.stringify({
          id: `walk-${n}`,
          wpm: n === 0 ? 204 : 59,
          accuracy: 100,
          errors: 0,
          timeElapsed: 30,
          charactersTyped: 100,
          correctChars: 100,
          textType: 'custom',
          textTitle: 'Test',
          createdAt: new Date(Date.now() - (25 - n) * 60_000).toISOString(),
        })
        const headers = { 'content-type': 'application/json' }
        statuses.push((await fetch('/api/typing-sessions', { method: 'POST', headers, body })).status)
      }
      return statuses
    })
    expect(saved.every((status) => status < 300)).toBe(true)
    const other = await elsewhere()
    await other.page.goto('/auth')
    await enter({ page: other.page, language }, person)
    for (const one of [page, other.page])
      await expect(async () => {
        await one.goto('/typing?view=platform&mode=random')
        const best = one.getByText(say('Meilleur résultat', 'Best score')).first().locator('..')
        await expect(best).toContainText('204', { timeout: 4000 })
        await expect(one.locator('main')).toContainText('12:30', { timeout: 4000 })
      }).toPass()
    await other.context.close()
  },
  'more right letters than typed ones are refused': async ({ page }) => {
    const status = await page.evaluate(async () => {
      const run = { id: 'false', wpm: 1, accuracy: 100, errors: 0, timeElapsed: 60, textType: 'custom', textTitle: 'x' }
      const body = JSON.stringify({ ...run, charactersTyped: 100, correctChars: 500 })
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/typing-sessions', { method: 'POST', headers, body })).status
    })
    expect(status).toBe(422)
  },
  'a tiny run is told as too short, and its report is in view': async ({ page, say }) => {
    await open(page, '/typing?view=platform&mode=custom')
    await page.getByRole('textbox', { name: say('Votre texte', 'Your text') }).fill('Le temps est beau.')
    await page.getByRole('textbox', { name: say('Tapez le texte ici', 'Type the text here') }).focus()
    await page.keyboard.type('Le temps est beau.')
    const report = page.getByRole('region', { name: say('Résultat de l’essai', 'Result of the session') })
    await expect(report.getByText(say(/MPM/, /WPM/)).first()).toBeInViewport()
    await expect(page.getByRole('table').getByText(say('trop court', 'too short')).first()).toBeVisible()
  },
  'the game of clear messages says which facts survived a message without any': async ({ page, say }) => {
    await open(page, '/games/communication-clarity')
    await press(page, say('Commencer', 'Start'))
    const fields = page.locator('main').getByRole('textbox')
    await expect(fields.first()).toBeVisible()
    for (const field of await fields.all()) await field.fill(say('Merci beaucoup Inès.', 'Thank you so much Inès.'))
    await press(page, say(/^Recommencer$/, /^(Restart|Start over)$/))
    const ask = page.getByRole('dialog').getByRole('button', { name: say(/Recommencer/, /Restart|Start over/) })
    if (await ask.isVisible()) await ask.click()
    for (const field of await fields.all()) await expect(field).toHaveValue('')
    for (const field of await fields.all()) await field.fill(say('Merci beaucoup Inès.', 'Thank you so much Inès.'))
    await page.getByRole('button', { name: say('Remettre', 'Hand in') }).click()
    await expect(
      page
        .getByText(say(/Ce que votre message dit encore\s: [01] sur \d/, /What your message still says: [01] of \d/))
        .first(),
    ).toBeVisible()
  },
  'the game of judgement says what the length of a reason earned': async ({ page, say }) => {
    await open(page, '/games/situational-judgement')
    await press(page, say('Commencer', 'Start'))
    await page.getByRole('textbox', { name: say('Pourquoi?', 'Why?') }).fill('a'.repeat(25))
    const submit = page.getByRole('button', { name: say('Tout soumettre', 'Submit all') })
    while (!(await submit.isVisible())) await page.getByRole('button', { name: say('Suivant', 'Next') }).click()
    await submit.click()
    await expect(
      page.getByText(say(/pour la longueur de la raison/, /for the length of the reason/)).first(),
    ).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/\d[.,]0 points?\b/)
  },
  'a number to remember is not left in the status region': async ({ page, say }) => {
    await open(page, '/games/number-memory')
    await press(page, say('Commencer', 'Start'))
    await expect(
      page.getByRole('textbox', { name: say('Quel était le nombre?', 'Which number was it?') }),
    ).toBeVisible()
    for (const status of await page.locator('main [role=status], main [aria-live]').allTextContents())
      expect(status).not.toMatch(/^[\d\s]+$/)
  },
  'one sees oneself and the questions while recording, and recordings keep their names': async ({
    page,
    context,
    say,
  }) => {
    await plugCamera(context)
    await open(page, '/video-practice?scenario=cash-line-remark')
    const start = page.getByRole('button', { name: say('Commencer', 'Start'), exact: true })
    const stop = page.getByRole('button', { name: say('Arrêter', 'Stop'), exact: true })
    const item = (name: string) => page.locator('main li b', { hasText: new RegExp(`^${name}$`) })
    for (const n of [1, 2]) {
      const kept = (await rowsOf(page, 'recordingChunks')).length
      await start.click()
      await expect(stop).toBeVisible()
      await expect(page.locator('video')).toBeInViewport({ ratio: 1 })
      const questions = page.locator('main ol > li').filter({ visible: true })
      await expect(questions).toHaveCount(2)
      for (const question of await questions.all()) await expect(question).toBeInViewport({ ratio: 1 })
      expect((await page.locator('video').boundingBox())?.height).toBeGreaterThan(100)
      await chunksAreKept(page, kept + 2)
      await stop.click()
      await expect.poll(() => liveTracks(page)).toBe(0)
      await expect(item(say(`Enregistrement ${n}`, `Recording ${n}`))).toBeVisible()
    }
    await page.getByRole('button', { name: say(/^Supprimer\s: Enregistrement 1$/, /^Delete: Recording 1$/) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(/^Supprimer/, /^Delete/) })
      .click()
    await expect(item(say('Enregistrement 1', 'Recording 1'))).toHaveCount(0)
    await expect(item(say('Enregistrement 2', 'Recording 2'))).toBeVisible()
    await page.getByRole('button', { name: say(/^Renommer «/, /^Rename “/) }).click()
    await page.locator('main li form').getByRole('textbox').fill(say('Plus calme', 'Calmer'))
    await page.keyboard.press('Enter')
    await expect(item(say('Plus calme', 'Calmer'))).toBeVisible()
  },
  'four answers stand in one row or in two of two': async ({ page, say }) => {
    await open(page, '/games/stroop')
    await page.getByRole('button', { name: say('Commencer', 'Start'), exact: true }).click()
    const answers = page.locator('.game [role=group] > button')
    await expect(answers).toHaveCount(4)
    const tops = await answers.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    expect([[4], [2, 2]]).toContainEqual(rows)
  },
  'no count of one has a plural, and no time of play is told in more than sixty seconds': async ({ page, say }) => {
    await open(page, '/games/stroop')
    await press(page, say('Commencer', 'Start'))
    const answers = page.locator('.game [role=group] > button')
    for (let n = 0; n < 3; n++) await answers.first().click()
    await expect(page.getByText(say(/sur 3/, /of 3/)).first()).toBeVisible()
    await press(page, say('Rejouer', 'Play again'))
    for (let n = 0; n < 3; n++) await answers.first().click()
    // Both results are of today, which is named once below the curve.
    await expect(page.locator('main figure .ends').first()).toBeVisible()
    for (const axis of await page.locator('main figure .ends').all()) await expect(axis.locator('span')).toHaveCount(1)
    await expect(page.locator('main')).not.toContainText(/\b1 (?:encres|inks|mots|words|parties|games)\b/)
    await expect(page.locator('main')).not.toContainText(/\b(?:[6-9]\d|\d{3,})\s(?:s|sec)\b/)
  },
}
