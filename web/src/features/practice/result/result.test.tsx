import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { makeEvaluation } from 'shared/testing/make'
import { expect, test } from 'vitest'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { expectAccessible } from '#testing/axe'
import { fullScenario } from '#testing/practice'
import { FAIR_ANSWERS } from '#testing/practice-answers'
import { deviceOf, goOffline, main, openPage, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const both = ['en', 'fr'] as const
type L = (typeof both)[number]

/** Stores an evaluation of the fair answer on this device. */
async function evaluated(language: L, over: Partial<StoredEvaluation> = {}, extra: readonly string[] = []) {
  const full = fullScenario(3, 'typed')
  const [{ title, content, questions } = full] = world.scenarios
  const scenario = { ...full, id: 'late-teammate', title, content, questions }
  world.scenarios = [scenario, ...world.scenarios.slice(1)]
  const answers = [FAIR_ANSWERS[language][0], [FAIR_ANSWERS[language][1], ...extra].join(' ')]
  const response = answers.join('\n\n')
  const { band: _, ...judged } = evaluateResponse({ scenario, response, responseType: 'text', language })
  const stored = { ...makeEvaluation(), ...judged, response, answers, seconds: 192, credited: true, ...over }
  await deviceOf().evaluations.put(stored)
  return stored
}
const open = (language: L) => openPage('/practice?result=evaluation-1', { language })

test('the score stands with its band, what raises it, and what was found; its words are those of the interface', async () => {
  const stored = await evaluated('fr', { score: 4.2 })
  await open('fr')
  expect(await screen.findByText(/Évalué\s: /)).toBeInTheDocument()
  const heading = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(heading).toHaveFocus())
  await main().findByText(/Modèle un à 36|Model one at 36/)
  for (const [language, title, band, little, higher, ten, expected, pace, score] of [
    [
      'fr',
      'Le coéquipier en retard',
      /^Probablement entre \d,\d et \d,\d\.$/,
      /Une seule réponse dit peu de chose/,
      'Pour améliorer le score',
      /Dix dimensions/,
      /Points clés/,
      /mots en 3.min.12.s/,
      /^4,2 sur 9/,
    ],
    [
      'en',
      'The late teammate',
      /^Probably between \d\.\d and \d\.\d\.$/,
      /One answer says little/,
      'To score higher',
      /Ten dimensions/,
      /Key points/,
      /words in 3.min.12.s/,
      /^4\.2 out of 9/,
    ],
  ] as const) {
    await speak(language)
    expect(heading).toHaveTextContent(title)
    expect(main().getByText(band)).toBeVisible()
    expect(main().getByText(little)).toBeVisible()
    expect(main().getByText(pace)).toBeVisible()
    expect(main().getByRole('img', { name: score })).toBeVisible()
    const items = (name: RegExp | string) => within(main().getByRole('region', { name })).getAllByRole('listitem')
    expect(items(ten)).toHaveLength(10)
    expect(items(expected)).toHaveLength(2)
    if (language === 'fr') expect(items(higher)).toHaveLength(stored.feedback.suggestions.length)
    else
      expect(
        items(higher)
          .map((step) => step.textContent)
          .join(),
      ).not.toMatch(/[éà«]/)
  }
  expect(main().getAllByText(/Point ask 3/)).not.toEqual([])
  expect(main().queryByText(/not in the language of the test/)).toBeNull()
  expect(document.body.textContent).not.toMatch(/quartile/i)
  await expectAccessible()
})

test('each marked sentence leads to its note and back, by keyboard', async () => {
  await evaluated('en')
  const page = await open('en')
  const [mark] = await main().findAllByRole('link', { name: /^Comment 1: / })
  mark?.focus()
  await page.user.keyboard('{Enter}')
  const note = document.activeElement as HTMLElement
  expect(note).not.toBe(mark)
  expect(note.closest('li')).toHaveTextContent(/^1/)
  expect(note.closest('li')?.querySelector('p')?.textContent).not.toBe('')
  await page.user.keyboard('{Enter}')
  expect(mark).toHaveFocus()
  const numbers = main()
    .getAllByRole('link', { name: /^Comment \d+: / })
    .map((link) => link.textContent)
  expect(numbers).toEqual(numbers.map((_, i) => String(i + 1)))
})

test('rewriting keeps the text as a draft; the next scenario is another one', async () => {
  await evaluated('fr')
  const page = await open('fr')
  await page.user.click(await main().findByRole('button', { name: 'Réécrire' }))
  expect(await main().findByRole('textbox', { name: /^1\. / })).toHaveValue(FAIR_ANSWERS.fr[0])
  expect(main().getByRole('textbox', { name: /^2\. / })).toHaveValue(FAIR_ANSWERS.fr[1])
  page.router.history.back()
  await page.user.click(await main().findByRole('button', { name: 'Scénario suivant' }))
  expect(page.address).toBe('/practice?scenario=cash-line-remark')
})

test('the history leads to every result; the mean waits for seven scenarios', async () => {
  await evaluated('fr')
  await deviceOf().evaluations.bulkPut([
    makeEvaluation({
      id: 'e2',
      scenarioId: 'cash-line-remark',
      createdAt: '2026-01-01T00:00:00.000Z',
      credited: false,
    }),
  ])
  const page = await openPage('/practice')
  const list = await main().findByRole('navigation', { name: 'Évaluations passées' })
  for (const [language, name, credit, missing] of [
    ['en', 'Past evaluations', /without credit/, /5 more scenarios needed/],
    ['fr', 'Évaluations passées', /sans crédit/, /Encore 5 scénarios/],
  ] as const) {
    await speak(language)
    expect(list).toHaveAccessibleName(name)
    expect(list).toHaveTextContent(credit)
    expect(main().getByText(missing)).toBeVisible()
  }
  const links = within(list).getAllByRole('link')
  expect(links).toHaveLength(2)
  await page.user.click(links[1] as HTMLElement)
  expect(page.address).toBe('/practice?result=e2')
})

test('the mean is that of the last seven different scenarios, the own evaluator’s alone', async () => {
  await deviceOf().evaluations.bulkPut([
    ...Array.from({ length: 8 }, (_, i) =>
      makeEvaluation({ id: `e${i}`, scenarioId: `s${i}`, score: i, createdAt: `2026-01-0${i + 1}T00:00:00.000Z` }),
    ),
    makeEvaluation({
      id: 'p',
      scenarioId: 's9',
      score: 9,
      engine: { id: 'pasted:claude', version: '1', pasted: true },
    }),
  ])
  await openPage('/practice', { language: 'en' })
  expect(await main().findByRole('img', { name: '4.0 out of 9' })).toBeVisible()
})

test('an assistant is asked by hand, its reply pasted, read and kept', async () => {
  await evaluated('fr')
  const page = await openPage('/practice?result=evaluation-1&judge=claude')
  const prompt = await main().findByRole('textbox', { name: /Copier la requête/ })
  await waitFor(() => expect((prompt as HTMLTextAreaElement).value).toContain(FAIR_ANSWERS.fr[0]))
  await page.user.click(main().getByRole('button', { name: /Copier la requête/ }))
  expect(await navigator.clipboard.readText()).toBe((prompt as HTMLTextAreaElement).value)
  expect(main().getByRole('link', { name: /Ouvrir Claude/ })).toHaveAttribute('target', '_blank')
  const reply = main().getByRole('textbox', { name: /Coller la réponse/ })
  await page.user.click(reply)
  await page.user.paste(
    '{"score": 7, "metrics": {"clinicalAccuracy": 7, "communication": 6, "empathy": 8}, "suggestions": ["Ask her."]}',
  )
  await page.user.click(main().getByRole('button', { name: /Lire la réponse/ }))
  await page.user.click(await main().findByRole('button', { name: /Enregistrer cette/ }))
  expect(await main().findByRole('heading', { name: /Claude, collé, 7,0/ })).toBeVisible()
  await waitFor(() => expect(world.evaluations.learner).toMatchObject([{ engine: { id: 'pasted:claude' } }]))
})

test('the scale of a reply whose numbers go beyond nine is told before it is saved', async () => {
  await evaluated('fr')
  const page = await openPage('/practice?result=evaluation-1&judge=claude')
  const reply = await main().findByRole('textbox', { name: /Coller la réponse/ })
  for (const [text, told] of [
    ['{"score": 12, "empathy": 6}', 1],
    ['{"score": 7, "empathy": 6}', 0],
  ] as const) {
    await page.user.clear(reply)
    await page.user.click(reply)
    await page.user.paste(text)
    await page.user.click(main().getByRole('button', { name: /Lire la réponse/ }))
    await main().findByRole('button', { name: /Enregistrer cette/ })
    expect(main().queryAllByText(/lus comme étant sur 20/)).toHaveLength(told)
  }
})

test('a reply without numbers is entered by hand', async () => {
  await evaluated('en')
  const page = await openPage('/practice?result=evaluation-1&judge=chatgpt', { language: 'en' })
  await page.user.type(await main().findByRole('textbox', { name: /Paste the reply/ }), 'A lovely answer.')
  await page.user.click(main().getByRole('button', { name: 'Read the reply' }))
  await page.user.click(await main().findByRole('button', { name: 'Save this evaluation' }))
  expect(main().getAllByText('A number from 0 to 9')).toHaveLength(4)
  for (const name of ['Score', 'Judgement', 'Communication', 'Empathy'])
    await page.user.type(main().getByRole('textbox', { name }), '6,5')
  await expectAccessible()
  await page.user.click(main().getByRole('button', { name: 'Save this evaluation' }))
  expect(await main().findByRole('heading', { name: 'ChatGPT, pasted, 6.5 out of 9' })).toBeVisible()
})

test('an assistant that the server can ask answers in place; a failure says so and can be tried again', async () => {
  const own = await evaluated('en')
  const headers = { 'Situ-Contract': '1' }
  const lines = (text: string) => () =>
    new HttpResponse(text, { headers: { ...headers, 'content-type': 'application/x-ndjson' } })
  const late = 'The assistant took too long. Please try again.'
  const failures = [
    [() => HttpResponse.json({ error: late }, { status: 504, headers }), late],
    // The reply ends before its last line.
    [lines('{"progress":{"strengths":[],"suggestions":["Name"]}}\n'), /server is not responding/],
    // The last line is a refusal.
    [lines(`{"status":503,"body":{"error":"${late}"}}\n`), late],
    // A line is not valid JSON.
    [lines('nonsense\n'), /server is not responding/],
  ] as const
  server.use(
    http.get('*/api/assistants', () =>
      HttpResponse.json([{ id: 'claude', name: 'Claude', url: 'https://claude.ai/new', configured: true }], {
        headers,
      }),
    ),
  )
  const page = await openPage('/practice?result=evaluation-1&judge=claude', { language: 'en' })
  let name = 'Ask Claude about this answer'
  for (const [reply, said] of failures) {
    server.use(http.post('*/api/evaluations/evaluation-1/assist', reply))
    await page.user.click(await main().findByRole('button', { name }))
    expect(await main().findByText(said)).toBeVisible()
    name = 'Ask Claude again'
  }
  server.use(
    http.post('*/api/evaluations/evaluation-1/assist', () =>
      HttpResponse.json({ ...own, id: 'e2', score: 1, engine: { id: 'claude', version: 'x' } }, { headers }),
    ),
  )
  await page.user.click(main().getByRole('button', { name }))
  expect(await main().findByRole('heading', { name: 'Claude, 1.0 out of 9' })).toBeVisible()
  expect(main().getByText('Low agreement')).toBeVisible()
})

test('what the assistant writes is shown as it comes, and what it comes to in its place', async () => {
  const own = await evaluated('fr')
  const lines = new TransformStream<string, string>()
  const out = lines.writable.getWriter()
  const headers = { 'Situ-Contract': '1' }
  server.use(
    http.get('*/api/assistants', () =>
      HttpResponse.json([{ id: 'claude', name: 'Claude', url: 'https://claude.ai/new', configured: true }], {
        headers,
      }),
    ),
    http.post('*/api/evaluations/evaluation-1/assist', ({ request }) => {
      expect(request.headers.get('accept')).toContain('application/x-ndjson')
      return new HttpResponse(lines.readable.pipeThrough(new TextEncoderStream()), {
        headers: { ...headers, 'content-type': 'application/x-ndjson' },
      })
    }),
  )
  const page = await openPage('/practice?result=evaluation-1&judge=claude', { language: 'fr' })
  await page.user.click(await main().findByRole('button', { name: /^Demander à Claude/ }))
  const write = (line: object) => out.write(`${JSON.stringify(line)}\n`)
  void write({ progress: { strengths: ['You ask'], suggestions: [] } })
  expect(await main().findByText('You ask')).toBeVisible()
  // A line may arrive in two pieces.
  void out.write('{"progress":{"strengths":["You ask first."],"sugg')
  void out.write('estions":["Name the te"]}}\n')
  expect(await main().findByText('Name the te')).toBeVisible()
  await expectAccessible()
  const feedback = { ...own.feedback, strengths: ['You ask first.'], suggestions: ['Name the team.'] }
  void write({ status: 200, body: { ...own, id: 'e2', score: 7, feedback, engine: { id: 'claude', version: 'x' } } })
  void out.close()
  expect(await main().findByText('Name the team.')).toBeVisible()
  // The provisional text has disappeared.
  await waitFor(() => expect(main().queryByText('Name the te')).toBeNull())
  expect(main().getByText('You ask first.')).toBeVisible()
})

test('offline the prompt can be copied, and opening says that it needs a connection', async () => {
  await evaluated('en')
  const page = await openPage('/practice?result=evaluation-1&judge=claude', { language: 'en' })
  await main().findByRole('link', { name: /Open Claude/ })
  goOffline()
  expect(await main().findByText(/You need an internet connection to open Claude/)).toBeVisible()
  await page.user.click(main().getByRole('button', { name: 'Copy the prompt' }))
  expect(await main().findByText('Copied.')).toBeVisible()
})

test('an evaluation that is not here says so; how scores are made has its page', async () => {
  const page = await openPage('/practice?result=nothing')
  for (const [language, title] of [
    ['en', 'Evaluation not found'],
    ['fr', 'Évaluation introuvable'],
  ] as const) {
    await speak(language)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  }
  await act(() => page.router.navigate({ to: '/practice/how-scores-are-made' } as never))
  for (const language of both) {
    await speak(language)
    expect(
      await main().findByText(language === 'fr' ? /Évaluateur \d+\.\d+\.\d+/ : /Evaluator \d+\.\d+\.\d+/),
    ).toBeVisible()
  }
  await expectAccessible()
})
