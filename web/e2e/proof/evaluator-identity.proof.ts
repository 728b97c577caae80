import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { build } from 'vite'

const POOL = join(import.meta.dirname, '../../../api/bench/evaluator/pool')
const ENTRY = 'virtual:evaluator'
type Input = Parameters<typeof evaluateResponse>[0]

const lines = <T>(name: string) =>
  readFileSync(join(POOL, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

/**
 * Every answer of the pool of development answers: single answers, both of each pair, and both variants of each text.
 */
function inputs(): Input[] {
  const scenarios = new Map(lines<Input['scenario'] & { id: string }>('scenarios.jsonl').map((s) => [s.id, s]))
  const of = (scenarioId: string, language: 'fr' | 'en', response: string): Input => {
    const scenario = scenarios.get(scenarioId)
    if (!scenario) throw new Error(`no scenario ${scenarioId}`)
    return { scenario: { ...scenario, kind: 'situational' }, response, responseType: 'text', language }
  }
  interface Row {
    scenarioId: string
    lang: 'fr' | 'en'
  }
  return [
    ...lines<Row & { response: string }>('answers.jsonl').map((r) => of(r.scenarioId, r.lang, r.response)),
    ...lines<Row & { better: string; worse: string }>('pairs.jsonl').flatMap((r) => [
      of(r.scenarioId, r.lang, r.better),
      of(r.scenarioId, r.lang, r.worse),
    ]),
    ...lines<Row & { a: string; b: string }>('invariance.jsonl').flatMap((r) => [
      of(r.scenarioId, r.lang, r.a),
      of(r.scenarioId, r.lang, r.b),
    ]),
  ]
}

/** The evaluator as one script, built as for a device. */
async function script(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    root: join(import.meta.dirname, '../..'),
    plugins: [
      {
        name: 'evaluator-alone',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY
            ? "import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'\nglobalThis.evaluateResponse = evaluateResponse"
            : undefined,
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('the evaluator was not built')
  return chunk.code
}

test('the evaluator says the same in Node and in the browser, of the whole pool', async ({ page }) => {
  const all = inputs()
  expect(all.length).toBeGreaterThan(400)
  await page.addScriptTag({ content: await script(), type: 'module' })
  await page.waitForFunction(() => 'evaluateResponse' in globalThis)
  const there = await page.evaluate(
    (given) =>
      given.map((input) =>
        (globalThis as unknown as { evaluateResponse: typeof evaluateResponse }).evaluateResponse(input),
      ),
    all,
  )
  const here = all.map((input) => JSON.parse(JSON.stringify(evaluateResponse(input))))
  expect(there).toEqual(here)
})
