import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { makeEvaluation } from 'shared/testing/make'
import { expect, test } from 'vitest'
import type { StoredEvaluation } from '#data/db'
import { expectAccessible } from '#testing/axe'
import { fullScenario } from '#testing/practice'
import { FAIR_ANSWERS } from '#testing/practice-answers'
import { deviceOf, goOffline, main, openPage } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const both = ['fr', 'en'] as const
type L = (typeof both)[number]

/** An evaluation of the fair answer on this device. */
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

test.each(both)('says the score with its band, what raises it, and what was found (%s)', async (language) => {
  const stored = await evaluated(language)
  await open(language)
  expect(await screen.findByText(/Évalué\s: |Evaluated: /)).toBeInTheDocument()
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent(language === 'fr' ? 'Le coéquipier en retard' : 'The late teammate')
  await waitFor(() => expect(heading).toHaveFocus())
  expect(main().getByText(/^(Probablement entre|Probably between) \d[,.]\d (et|and) \d[,.]\d\.$/)).toBeVisible()
  expect(main().getByText(/Une seule réponse dit peu de chose|One answer says little/)).toBeVisible()
  const region = (name: RegExp) => within(main().getByRole('region', { name }))
  expect(region(/Pour améliorer la note|To score higher/).getAllByRole('listitem')).toHaveLength(
    stored.feedback.suggestions.length,
  )
  expect(region(/Dix dimensions|Ten dimensions/).getAllByRole('listitem')).toHaveLength(10)
  expect(region(/Points attendus|Expected points/).getAllByRole('listitem')).toHaveLength(2)
  expect(await main().findByText(/Modèle un à 36|Model one at 36/)).toBeVisible()
  expect(main().getByText(/mots en 3:12 min|words in 3:12 minutes/)).toBeVisible()
  expect(document.body.textContent).not.toMatch(/quartile/i)
  await expectAccessible()
})

test('each marked sentence leads to its note and back, by keyboard', async () => {
  await evaluated('en')
  const page = await open('en')
  const [mark] = await main().findAllByRole('link', { name: /^Note 1: / })
  mark?.focus()
  await page.user.keyboard('{Enter}')
  const note = document.activeElement as HTMLElement
  expect(note).not.toBe(mark)
  expect(note.closest('li')).toHaveTextContent(/^1/)
  expect(note.closest('li')?.querySelector('p')?.textContent).not.toBe('')
  await page.user.keyboard('{Enter}')
  expect(mark).toHaveFocus()
  const numbers = main()
    .getAllByRole('link', { name: /^Note \d+: / })
    .map((link) => link.textContent)
  expect(numbers).toEqual(numbers.map((_, i) => String(i + 1)))
})

test('its words are those of the interface, its score is the stored one', async () => {
  await evaluated('fr', { score: 4.2 })
  await open('en')
  expect(await main().findByRole('img', { name: /^4\.2 out of 9/ })).toBeVisible()
  expect(main().getAllByText(/Point ask 3/)).not.toEqual([])
  const steps = within(main().getByRole('region', { name: 'To score higher' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent).join()).not.toMatch(/[éà«]/)
  expect(main().queryByText(/not in the language of the test/)).toBeNull()
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

test.each(both)('the history leads to every result; the mean waits for seven scenarios (%s)', async (language) => {
  await evaluated(language)
  await deviceOf().evaluations.bulkPut([
    makeEvaluation({
      id: 'e2',
      scenarioId: 'cash-line-remark',
      createdAt: '2026-01-01T00:00:00.000Z',
      credited: false,
    }),
  ])
  const page = await openPage('/practice', { language })
  const list = await main().findByRole('navigation', { name: /Évaluations passées|Past evaluations/ })
  const links = within(list).getAllByRole('link')
  expect(links).toHaveLength(2)
  expect(list).toHaveTextContent(/sans crédit|without credit/)
  expect(main().getByText(/manque encore 5 scénarios|5 more scenarios are missing/)).toBeVisible()
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

test.each(both)('an assistant is asked by hand, its reply pasted, read and kept (%s)', async (language) => {
  await evaluated(language)
  const page = await openPage('/practice?result=evaluation-1&judge=claude', { language })
  const prompt = await main().findByRole('textbox', { name: /Copier la consigne|Copy the prompt/ })
  await waitFor(() => expect((prompt as HTMLTextAreaElement).value).toContain(FAIR_ANSWERS[language][0]))
  await page.user.click(main().getByRole('button', { name: /Copier la consigne|Copy the prompt/ }))
  expect(await navigator.clipboard.readText()).toBe((prompt as HTMLTextAreaElement).value)
  expect(main().getByRole('link', { name: /Ouvrir Claude|Open Claude/ })).toHaveAttribute('target', '_blank')
  const reply = main().getByRole('textbox', { name: /Coller la réponse|Paste the reply/ })
  await page.user.click(reply)
  await page.user.paste(
    '{"score": 7, "metrics": {"clinicalAccuracy": 7, "communication": 6, "empathy": 8}, "suggestions": ["Ask her."]}',
  )
  await page.user.click(main().getByRole('button', { name: /Lire la réponse|Read the reply/ }))
  await page.user.click(await main().findByRole('button', { name: /Garder cette|Keep this/ }))
  expect(await main().findByRole('heading', { name: /Claude, (collé|pasted), 7[,.]0/ })).toBeVisible()
  await waitFor(() => expect(world.evaluations.learner).toMatchObject([{ engine: { id: 'pasted:claude' } }]))
})

test('a reply without numbers is entered by hand', async () => {
  await evaluated('en')
  const page = await openPage('/practice?result=evaluation-1&judge=chatgpt', { language: 'en' })
  await page.user.type(await main().findByRole('textbox', { name: /Paste the reply/ }), 'A lovely answer.')
  await page.user.click(main().getByRole('button', { name: 'Read the reply' }))
  await page.user.click(await main().findByRole('button', { name: 'Keep this evaluation' }))
  expect(main().getAllByText('A number from 0 to 9')).toHaveLength(4)
  for (const name of ['Score', 'Judgement', 'Communication', 'Empathy'])
    await page.user.type(main().getByRole('textbox', { name }), '6,5')
  await expectAccessible()
  await page.user.click(main().getByRole('button', { name: 'Keep this evaluation' }))
  expect(await main().findByRole('heading', { name: 'ChatGPT, pasted, 6.5 out of 9' })).toBeVisible()
})

test('an assistant that the server can ask answers in place; a failure says so and can be tried again', async () => {
  const own = await evaluated('en')
  let tries = 0
  server.use(
    http.get('*/api/assistants', () =>
      HttpResponse.json([{ id: 'claude', name: 'Claude', url: 'https://claude.ai/new', configured: true }], {
        headers: { 'Situ-Contract': '1' },
      }),
    ),
    http.post('*/api/evaluations/evaluation-1/assist', () => {
      tries++
      if (tries === 1)
        return HttpResponse.json(
          { error: 'The assistant took too long. Please try again.' },
          { status: 504, headers: { 'Situ-Contract': '1' } },
        )
      const said = { ...own, id: 'e2', score: 1, engine: { id: 'claude', version: 'x' } }
      return HttpResponse.json(said, { headers: { 'Situ-Contract': '1' } })
    }),
  )
  const page = await openPage('/practice?result=evaluation-1&judge=claude', { language: 'en' })
  await page.user.click(await main().findByRole('button', { name: 'Ask Claude about this answer' }))
  expect(await main().findByText('The assistant took too long. Please try again.')).toBeVisible()
  await page.user.click(main().getByRole('button', { name: 'Ask Claude again' }))
  expect(await main().findByRole('heading', { name: 'Claude, 1.0 out of 9' })).toBeVisible()
  expect(main().getByText('Low agreement')).toBeVisible()
})

test.each(both)(
  'what the assistant writes is shown as it comes, and what it comes to in its place (%s)',
  async (language) => {
    const own = await evaluated(language)
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
    const page = await openPage('/practice?result=evaluation-1&judge=claude', { language })
    await page.user.click(await main().findByRole('button', { name: /^(Ask|Interroger) Claude/ }))
    const write = (line: object) => out.write(`${JSON.stringify(line)}\n`)
    void write({ progress: { strengths: ['You ask'], suggestions: [] } })
    expect(await main().findByText('You ask')).toBeVisible()
    // A line may come in two pieces.
    void out.write('{"progress":{"strengths":["You ask first."],"sugg')
    void out.write('estions":["Name the te"]}}\n')
    expect(await main().findByText('Name the te')).toBeVisible()
    await expectAccessible()
    const feedback = { ...own.feedback, strengths: ['You ask first.'], suggestions: ['Name the team.'] }
    void write({ status: 200, body: { ...own, id: 'e2', score: 7, feedback, engine: { id: 'claude', version: 'x' } } })
    void out.close()
    expect(await main().findByText('Name the team.')).toBeVisible()
    expect(main().getByText('You ask first.')).toBeVisible()
    expect(main().queryByText('Name the te')).toBeNull()
  },
)

test.each([
  [
    'a refusal in its last line',
    '{"status":503,"body":{"error":"The assistant took too long. Please try again."}}\n',
    /took too long/,
  ],
  ['lines that break off', '{"progress":{"strengths":[],"suggestions":["Name"]}}\n', /server cannot be reached/],
  ['what is no line', 'nonsense\n', /server cannot be reached/],
])('%s is a failure', async (_, text, said) => {
  await evaluated('en')
  const headers = { 'Situ-Contract': '1' }
  server.use(
    http.get('*/api/assistants', () =>
      HttpResponse.json([{ id: 'claude', name: 'Claude', url: 'https://claude.ai/new', configured: true }], {
        headers,
      }),
    ),
    http.post(
      '*/api/evaluations/evaluation-1/assist',
      () => new HttpResponse(text, { headers: { ...headers, 'content-type': 'application/x-ndjson' } }),
    ),
  )
  const page = await openPage('/practice?result=evaluation-1&judge=claude', { language: 'en' })
  await page.user.click(await main().findByRole('button', { name: 'Ask Claude about this answer' }))
  expect(await main().findByText(said)).toBeVisible()
  expect(main().getByRole('button', { name: 'Ask Claude again' })).toBeVisible()
})

test('offline the prompt can be copied, and opening says that it needs a connection', async () => {
  await evaluated('en')
  const page = await openPage('/practice?result=evaluation-1&judge=claude', { language: 'en' })
  await main().findByRole('link', { name: /Open Claude/ })
  goOffline()
  expect(await main().findByText(/Opening Claude needs a connection/)).toBeVisible()
  await page.user.click(main().getByRole('button', { name: 'Copy the prompt' }))
  expect(await main().findByText('Copied.')).toBeVisible()
})

test.each(both)('an evaluation that is not here says so (%s)', async (language) => {
  await openPage('/practice?result=nothing', { language })
  expect(await screen.findByRole('heading', { name: /Évaluation introuvable|Evaluation not found/ })).toBeVisible()
})

test.each(both)('how scores are made (%s)', async (language) => {
  await openPage('/practice/how-scores-are-made', { language })
  expect(await main().findByText(/(Évaluateur|Evaluator) \d+\.\d+\.\d+/)).toBeVisible()
  await expectAccessible()
})
