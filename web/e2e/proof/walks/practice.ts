import { practicePlans } from 'shared/rules/practice/practice-plan'
import { expect } from '../../support/fixtures.ts'
import { jumpTo, startTest, TEST_WORDS, theRun } from '../../support/practice.ts'
import { quizKeys, takeQuiz } from '../../support/quiz-player.ts'
import { activitiesTold, ask, enter, open, press, type Try } from './walk.ts'

export const PRACTICE: Record<string, Try> = {
  'a question without an answer is asked about before submitting': async ({ page, say }) => {
    await open(page, '/practice?scenario=cash-line-remark')
    await page
      .getByRole('textbox', { name: /^1\. / })
      .fill(say('Je lui parle à l’écart. ', 'I talk to him in private. ').repeat(8))
    await page.getByRole('button', { name: say('Soumettre la réponse', 'Submit the answer') }).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(dialog).toContainText(say('Une question est restée sans réponse.', 'One question has no answer.'))
    await dialog.getByRole('button', { name: say('Continuer à écrire', 'Continue writing') }).click()
  },
  'a draft is listed in practice and on it after a reload': async ({ page, say }) => {
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^1\. / })).toHaveValue(say(/à l’écart/, /in private/))
    await open(page, '/practice')
    await expect(page.getByText(say(/1 brouillon sur cet appareil/, /1 draft on this device/)).first()).toBeVisible()
  },
  'what the plan has left is said before an evaluation': async ({ page, say }) => {
    await open(page, '/practice?scenario=cash-line-remark')
    await expect(
      page.getByText(say(/Évaluations restantes de votre forfait/, /evaluations left in your plan/)).first(),
    ).toBeVisible()
  },
  'a quiz shows the reason and the next step after a choice': async ({ page, say }) => {
    await open(page, '/quizzes/ethics-principles')
    await press(page, say(/^Commencer/, /^Start/))
    await page.locator('#content button[aria-pressed=false]').first().click()
    const next = page.getByRole('button', { name: say(/suivante/i, /next/i) }).last()
    await expect(next).toBeInViewport()
    await page.goto('/quizzes')
  },
  'a test under way is on the dashboard': async ({ page, language, say }) => {
    await startTest(page, language, 'mini-1')
    await open(page, '/')
    await expect(
      page
        .getByRole('link', { name: say(/Reprendre.*test/i, /Resume.*test/i) })
        .or(page.getByText(say(/test.*en cours/i, /test.*under way|in progress/i)))
        .first(),
    ).toBeVisible()
  },
  'a mini-test begins otherwise than a whole test': async ({ page, language }) => {
    const [first] = (await theRun(page)).scenarios
    const plans = practicePlans(await ask<Parameters<typeof practicePlans>[0]>(page, '/api/scenarios'), language)
    const whole = plans.filter(({ kind }) => kind === 'full').map(({ scenarioIds }) => scenarioIds[0])
    expect(whole).toHaveLength(4)
    expect(whole).not.toContain(first?.id)
  },
  'each scenario of a whole test says so in the library, so that it can be left for the test': async ({
    page,
    language,
    say,
  }) => {
    const plans = practicePlans(await ask<Parameters<typeof practicePlans>[0]>(page, '/api/scenarios'), language)
    const kept = plans.filter(({ kind }) => kind === 'full').flatMap(({ scenarioIds }) => scenarioIds)
    expect(kept).toHaveLength(44)
    await open(page, '/practice')
    const library = page.getByRole('navigation', { name: say('Tous les scénarios', 'All scenarios') })
    await press(page, say(/^Afficher \d+ de plus/, /^Show \d+ more/))
    await expect(library.getByRole('link')).toHaveCount(48)
    for (const id of kept)
      await expect(library.locator(`a[href*="scenario=${id}"]`)).toContainText(say(/Test blanc \d/, /Practice test \d/))
  },
  'the evaluators are there before a scenario is, and the panel of the chosen one is on screen': async ({
    page,
    say,
  }) => {
    await open(page, '/practice')
    const evaluators = page.getByRole('group', { name: say('Évaluateur', 'Evaluator') }).getByRole('button')
    await expect(evaluators).toHaveCount(4)
    await open(page, '/practice')
    await page.getByRole('combobox').first().selectOption({ index: 4 })
    await evaluators.nth(2).click()
    await expect(evaluators.nth(2)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(say(/Écrivez d’abord votre réponse/, /Write your answer first/))).toBeInViewport({
      ratio: 1,
    })
    await expect(
      page.getByText(say(/pour Claude, utilisez la requête ci-dessus/, /for Claude, use the prompt above/)),
    ).toHaveCount(0)
    await page.getByRole('textbox', { name: /^1\. / }).fill(say('Je lui parle.', 'I talk to him.'))
    await expect(
      page.getByText(say(/pour Claude, utilisez la requête ci-dessus/, /for Claude, use the prompt above/)),
    ).toBeVisible()
  },
  'the scale of an assistant that names none is told, and its plain list is kept': async ({ page, say }) => {
    const reply = page.getByRole('textbox', { name: say(/Coller la réponse/, /Paste the reply/) })
    const read = page.getByRole('button', { name: say('Lire la réponse collée', 'Read the reply') })
    await reply.fill('{"score": 12}')
    await read.click()
    await expect(page.getByText(say(/lus comme étant sur 20/, /read as out of 20/))).toBeVisible()
    await reply.fill(say('Note : 6/9\n\n- Nommez la tension', 'Score: 6/9\n\n- Name the tension'))
    await read.click()
    await page.getByRole('button', { name: say('Enregistrer cette évaluation', 'Save this evaluation') }).click()
    await expect(page.getByText(say('Nommez la tension', 'Name the tension'))).toBeVisible()
  },
  'a result is without words that collide': async ({ page, say }) => {
    await open(page, '/practice?scenario=cash-line-remark')
    for (const n of [1, 2])
      await page
        .getByRole('textbox', { name: new RegExp(`^${n}\\. `) })
        .fill(say('Je lui demande comment elle va, en privé. ', 'I ask how she is, in private. ').repeat(4))
    await page.getByRole('button', { name: say('Soumettre la réponse', 'Submit the answer') }).click()
    await expect(page).toHaveURL(/result=/)
    await expect(page.locator('main dl dd').first()).toBeVisible()
    const collisions = await page.evaluate(() => {
      const leaves = [...document.querySelectorAll('main *')].filter(
        (one) =>
          one.childElementCount === 0 &&
          one.textContent?.trim() &&
          one.checkVisibility() &&
          one.getBoundingClientRect().width > 2 &&
          (one.parentElement?.getBoundingClientRect().width ?? 0) > 2 &&
          !one.closest('svg'),
      )
      const places = leaves.map((leaf) => {
        const range = document.createRange()
        range.selectNodeContents(leaf)
        return { text: leaf.textContent ?? '', boxes: [...range.getClientRects()].filter(({ width }) => width > 2) }
      })
      return places.flatMap((one, i) =>
        places
          .slice(i + 1)
          .flatMap((other) =>
            one.boxes.some((a) =>
              other.boxes.some(
                (b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 6 && b.top < a.bottom - 6,
              ),
            )
              ? [`${one.text} / ${other.text}`]
              : [],
          ),
      )
    })
    expect(collisions).toEqual([])
  },
  'an answer begun on the second dashboard is there after a reload': async ({ page, say }) => {
    await open(page, '/dashboard')
    const field = page.getByRole('textbox', { name: /^1\. / })
    await field.fill(say('Je ne juge pas trop vite.', 'I do not judge too soon.'))
    const question = page.locator('label', { hasText: /^1\. / })
    const asked = await question.textContent()
    await page.reload()
    await expect(field).toHaveValue(say('Je ne juge pas trop vite.', 'I do not judge too soon.'))
    await expect(question).toHaveText(asked ?? '')
  },
  'a finished mini-test is one activity, is evaluated, and is whole on another device': async (walk) => {
    const { page, language, say, elsewhere, person } = walk
    const words = TEST_WORDS[language]
    const { id } = await theRun(page)
    const before = await activitiesTold(walk)
    await page.goto(`/casper/run/${id}`)
    for (const phase of [12, 14]) {
      await jumpTo(page, phase)
      for (const n of [0, 1])
        await page
          .getByRole('textbox')
          .nth(n)
          .fill(say('Je lui demande ce qui se passe, à l’écart. ', 'I ask what is going on, aside. ').repeat(4))
      await page.getByRole('button', { name: words.send }).click()
    }
    await expect(page.getByRole('heading', { name: words.result })).toBeVisible()
    await page.getByRole('button', { name: words.evaluate }).click()
    const list = page.getByRole('navigation', { name: say('Scénarios du test', 'Scenarios of the test') })
    await list.getByRole('button').nth(2).click()
    await expect(page.getByText(words.range).first()).toBeVisible()
    expect(await activitiesTold(walk)).toBe(before + 1)

    const other = await elsewhere()
    await other.page.goto('/auth')
    await enter({ page: other.page, language }, person)
    await expect(async () => {
      await other.page.goto(`/casper/result/${id}`)
      await expect(other.page.getByText(say('Réponses modèles', 'Model answers')).first()).toBeVisible({
        timeout: 5000,
      })
    }).toPass()
    await expect(
      other.page.getByText(say(/Ce qu’un évaluateur équitable cherche/, /What a fair rater looks for/)).first(),
    ).toBeVisible()
  },
  'a question that comes back has its options elsewhere': async ({ page, language }) => {
    const [quiz] = await quizKeys(page)
    if (!quiz) throw new Error('no quiz was shipped')
    await takeQuiz(page, language, quiz, false)
    await page.clock.setFixedTime(Date.now() + 3 * 86_400_000)
    await open(page, '/review')
    const shown = page.locator('main [data-option]')
    await expect(shown).toHaveCount(4)
    const quizzes = await ask<{ questions: { options: Record<string, string[]> }[] }[]>(page, '/api/quizzes')
    const options = quizzes.flatMap(({ questions }) => questions.map((question) => question.options[language] ?? []))
    const texts = (await shown.locator('span[lang], span:nth-child(2)').allTextContents()).map((text) => text.trim())
    const mine = options.find((four) => texts.every((text) => four.includes(text)))
    expect(mine).toBeDefined()
    expect(texts).not.toEqual(mine)
  },
}
