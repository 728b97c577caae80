import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { beginGame, button, finishedGame, GAME_WORDS, startGame, storedGames, use, type Way } from '#testing/games'
import { deviceOf, main, openPage, type Page } from '#testing/render'
import { world } from '#testing/world'

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const WAYS = [
  ['fr', 'keyboard'],
  ['en', 'pointer'],
] as const
const REASON = 'Because each of them has a right to be heard, and it takes a minute.'

/** Chooses a radio button with a click, or with the space bar. */
async function choose(page: Page, way: Way, name: string) {
  const radio = main().getByRole('radio', { name })
  if (way === 'pointer') return page.user.click(radio)
  radio.focus()
  return page.user.keyboard(' ')
}

test.each(WAYS)('situational judgement: four situations, submitted together (%s, %s)', async (language, way) => {
  const words =
    language === 'fr'
      ? {
          previous: 'Précédent',
          next: 'Suivant',
          submit: 'Tout soumettre',
          option: 'Choix',
          of: 'du cas',
          why: 'Pourquoi?',
        }
      : { previous: 'Previous', next: 'Next', submit: 'Submit all', option: 'Option', of: 'of case', why: 'Why?' }
  const page = await startGame('situational-judgement', language, way)
  expect(button(words.previous)).toBeDisabled()
  for (const n of [1, 2, 3, 4]) {
    expect(main().queryByRole('button', { name: n === 4 ? words.next : words.submit })).toBeNull()
    // In the first three cases the best option is chosen, which is the n-th; in the last case the first option, which
    // is wrong.
    await choose(page, way, `${words.option} ${n === 4 ? 1 : n} ${words.of} ${n}`)
    if (n === 1) await page.user.type(main().getByLabelText(words.why), REASON)
    if (n < 4) await use(page, way, button(words.next))
  }
  if (way === 'keyboard') await expectAccessible()
  await use(page, way, button(words.previous))
  expect(main().getByRole('radio', { name: `${words.option} 3 ${words.of} 3` })).toBeChecked()
  await use(page, way, button(words.next))
  await use(page, way, button(words.submit))
  const result = await finishedGame('situational-judgement', language)
  expect(result).toMatchObject({ score: 7, outOf: 12, details: { scored: { totalScore: 7 } } })
  const { scored, responses, timestamp } = result.details as {
    timestamp: string
    scored: { details: object[] }
    responses: Record<string, object>
  }
  expect(Date.parse(timestamp)).not.toBeNaN()
  expect(scored.details[0]).toEqual({
    id: 'situation-1',
    choice: '0',
    optionScore: 2,
    justificationBonus: 1,
    time: expect.any(Number),
  })
  expect(scored.details[3]).toMatchObject({ choice: '0', optionScore: 0, justificationBonus: 0 })
  expect(responses['situation-1']).toEqual({ choice: '0', justification: REASON })
  expect(main().getByText(language === 'fr' ? 'Parce que 4.' : 'Because 4.')).toBeVisible()
  if (way === 'keyboard') await expectAccessible()
  await use(page, way, button(GAME_WORDS[language].again))
  for (const radio of await main().findAllByRole('radio')) expect(radio).not.toBeChecked()
  expect(main().getByLabelText(words.why)).toHaveValue('')
})

test('situational judgement: a reload in the middle loses nothing', async () => {
  const page = await startGame('situational-judgement', 'en')
  await choose(page, 'pointer', 'Option 1 of case 1')
  await page.user.type(main().getByLabelText('Why?'), 'It is fair')
  await page.user.click(button('Next'))
  await choose(page, 'pointer', 'Option 3 of case 2')
  await waitFor(async () =>
    expect(JSON.stringify((await deviceOf().drafts.get('game/situational-judgement'))?.value)).toContain(
      '"choice":"2"',
    ),
  )
  const again = await page.reload()
  await again.user.click(await main().findByRole('button', { name: 'Continue the game' }))
  expect(await main().findByRole('radio', { name: 'Option 3 of case 2' })).toBeChecked()
  await again.user.click(button('Previous'))
  expect(main().getByLabelText('Why?')).toHaveValue('It is fair')
})

test.each(WAYS)('communication clarity: two messages, judged by five rules (%s, %s)', async (language, way) => {
  const page = await startGame('communication-clarity', language, way)
  const fields = await main().findAllByRole('textbox')
  expect(fields).toHaveLength(2)
  const [good, poor] = fields as [HTMLElement, HTMLElement]
  if (way === 'pointer') await page.user.click(good)
  else good.focus()
  await page.user.keyboard(language === 'fr' ? 'Bonjour Inès, où en es-tu ?' : 'Hello Inès, how is it going?')
  if (way === 'pointer') await page.user.click(poor)
  else await page.user.tab()
  await page.user.keyboard(language === 'fr' ? 'ouais' : 'gonna')
  if (way === 'keyboard') await expectAccessible()
  await waitFor(async () =>
    expect((await deviceOf().drafts.get('commclarity_message-2'))?.value).toMatch(/ouais|gonna/),
  )
  await use(page, way, button(language === 'fr' ? 'Remettre' : 'Hand in'))
  const result = await finishedGame('communication-clarity', language)
  expect(result.score).toBe(50)
  expect(main().getAllByText(language === 'fr' ? 'Une façon de l’écrire' : 'One way to write it')).toHaveLength(2)
  expect(plain(main().getByRole('heading', { name: /Message 1/ }).textContent)).toMatch(/100 (sur|out of) 100/)
  expect(plain(main().getByRole('heading', { name: /Message 2/ }).textContent)).toMatch(/: 0 (sur|out of) 100/)
  // The score is for the form only. Beside it the page lists which parts of the content the rewritten message still
  // has.
  const survived = main().getAllByRole('heading', {
    name: /^(Ce que votre message dit encore|What your message still says)/,
  })
  expect(survived.map(({ textContent }) => plain(textContent).replace(/^.*: /, ''))).toEqual(
    language === 'fr' ? ['1 sur 2', '0 sur 2'] : ['1 of 2', '0 of 2'],
  )
  expect(main().getAllByText(/^(Le score porte sur la forme|The score is for the form)/)).toHaveLength(2)
  // After submitting, the drafts are deleted.
  expect(await deviceOf().drafts.count()).toBe(0)
  if (way === 'keyboard') await expectAccessible()
})

test('communication clarity: a draft is found again after a reload', async () => {
  const page = await startGame('communication-clarity', 'en')
  await page.user.type((await main().findAllByRole('textbox'))[1] as HTMLElement, 'Dear all')
  await waitFor(async () => expect((await deviceOf().drafts.get('commclarity_message-2'))?.value).toBe('Dear all'))
  const again = await page.reload()
  await beginGame(again, 'en')
  expect((await main().findAllByRole('textbox'))[1]).toHaveValue('Dear all')
})

test('communication clarity: started over, the fields are empty, after a question', async () => {
  const page = await startGame('communication-clarity', 'en')
  await page.user.type((await main().findAllByRole('textbox'))[0] as HTMLElement, 'Dear Inès')
  await waitFor(async () => expect(await deviceOf().drafts.count()).toBe(1))
  await page.user.click(button('Start over'))
  expect((await main().findAllByRole('textbox'))[0]).toHaveValue('Dear Inès')
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start over' }))
  await waitFor(async () => expect((await main().findAllByRole('textbox'))[0]).toHaveValue(''))
  expect(await deviceOf().drafts.count()).toBe(0)
})

test.each(WAYS)('emotion recognition: five scenes, kept only when asked (%s, %s)', async (language, way) => {
  const page = await startGame('emotion-recognition', language, way)
  const { choices, items } = world.games.emotionRecognition
  for (const [i, { correct, scene }] of items.entries()) {
    await main().findByText(scene[language])
    const drawing = main().getByRole('img')
    for (const { label } of choices) expect(drawing.getAttribute('aria-label')).not.toContain(label[language])
    if (way === 'keyboard' && i === 0) await expectAccessible()
    const at = i === 4 ? 0 : choices.findIndex(({ id }) => id === correct)
    if (way === 'pointer') await page.user.click(button(choices[at]?.label[language] ?? ''))
    else await page.user.keyboard(String(at + 1))
  }
  const save = await main().findByRole('button', {
    name: language === 'fr' ? 'Enregistrer les résultats' : 'Save results',
  })
  expect(button(GAME_WORDS[language].again)).toBeVisible()
  expect(main().getByText('Indice 5.'.replace('Indice', language === 'fr' ? 'Indice' : 'Cue'))).toBeVisible()
  expect(await storedGames('emotion-recognition')).toEqual([])
  await use(page, way, save)
  const result = await finishedGame('emotion-recognition', language)
  expect(result.score).toBe(4)
  expect(result.details).toEqual({
    timestamp: expect.any(String),
    score: 4,
    items: items.map(({ id, correct }, i) => ({
      id,
      choice: i === 4 ? 'happy' : correct,
      correct: i !== 4,
      time: expect.any(Number),
    })),
  })
  expect(main().queryByRole('button', { name: /Enregistrer les|Save results/ })).toBeNull()
  if (way === 'keyboard') await expectAccessible()
})

test.each(WAYS)(
  'cognitive reflection: three answers, Submit shows the score, Reset clears (%s, %s)',
  async (language, way) => {
    const page = await startGame('cognitive-reflection', language, way)
    const fields = () => main().getAllByRole('textbox')
    await page.user.type(fields()[0] as HTMLElement, 'nothing')
    await use(page, way, button(language === 'fr' ? 'Réinitialiser' : 'Reset'))
    for (const field of fields()) expect(field).toHaveValue('')
    fields()[0]?.focus()
    await page.user.keyboard('5 MINUTES')
    await page.user.tab()
    await page.user.keyboard(language === 'fr' ? '0,10 $' : '$0.10')
    await page.user.tab()
    await page.user.keyboard(language === 'fr' ? 'deuxième' : 'second')
    if (way === 'keyboard') await expectAccessible()
    if (way === 'keyboard') await page.user.keyboard('{Enter}')
    else await page.user.click(button(language === 'fr' ? 'Soumettre' : 'Submit'))
    const result = await finishedGame('cognitive-reflection', language)
    expect(result.score).toBe(2)
    expect(main().getByText(language === 'fr' ? 'Explication 2.' : 'Explanation 2.')).toBeVisible()
    expect(
      main().getByText(language === 'fr' ? /réponse qui vient d’abord/ : /most people think of first/),
    ).toBeVisible()
    if (way === 'keyboard') await expectAccessible()
  },
)

test.each(WAYS)('Stroop: three words, then the score (%s, %s)', async (language, way) => {
  const page = await startGame('stroop', language, way)
  const { colours, items } = world.games.stroop
  for (let n = 1; n <= 3; n++) {
    const word = await waitFor(() => {
      expect(main().getByText(new RegExp(`^${language === 'fr' ? 'Mot' : 'Word'}`))).toHaveTextContent(String(n))
      const found = document.querySelector('[data-ink]')
      if (!found) throw new Error('no word')
      return found
    })
    if (way === 'keyboard' && n === 1) await expectAccessible()
    const ink = colours.findIndex(({ id }) => id === word.getAttribute('data-ink'))
    const at = n === 2 ? (ink + 1) % 4 : ink
    if (way === 'pointer') await page.user.click(button(colours[at]?.name[language] ?? ''))
    else await page.user.keyboard(String(at + 1))
  }
  const result = await finishedGame('stroop', language)
  expect(result).toMatchObject({ score: 67, details: { right: 2, total: 3 } })
  expect((result.details.answers as { id: string }[]).map(({ id }) => id).sort()).toEqual(
    items.map(({ id }) => id).sort(),
  )
  if (way === 'keyboard') await expectAccessible()
})

test('Stroop: a long round with marked inks, remembered for the next time', async () => {
  const page = await openPage('/games/stroop', { language: 'en' })
  for (const name of [/Add a line pattern/, /A long round/])
    await page.user.click(await main().findByRole('checkbox', { name }))
  await waitFor(() => expect(main().getByRole('checkbox', { name: /A long round/ })).toBeChecked())
  const reloaded = await page.reload()
  await waitFor(() => expect(main().getByRole('checkbox', { name: /Add a line pattern/ })).toBeChecked())
  await beginGame(reloaded, 'en')
  expect(await screen.findByText(/of 5/)).toBeVisible()
  const word = document.querySelector('[data-ink]')
  expect(word).toHaveAttribute('data-marked')
  // The text for screen readers names the line of the ink, which the answers name too.
  const line = /(solid line|dashed line|dotted line|double line)/.exec(word?.textContent ?? '')?.[0] ?? 'none'
  expect(
    within(main().getByRole('group', { name: 'Which colour is the ink?' })).getByRole('button', {
      name: new RegExp(line),
    }),
  ).toBeVisible()
})
