import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { expect, test, vi } from 'vitest'
import { parseAst } from 'vitest/node'

const ROOT = join(import.meta.dirname, '../..')
/**
 * Folders of the code that runs on the server, where a slow expression would delay everybody. The web package runs in
 * the browser of one user.
 */
const FOLDERS = ['shared/src', 'api/src']

interface Expression {
  where: string
  source: string
  flags: string
}
interface Found {
  expressions: Expression[]
  /** Files that make expressions from strings, and those that normalize text themselves. */
  making: Set<string>
  normalising: Set<string>
}
type Node = Record<string, unknown> & { type?: string }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const nameOf = (value: unknown) => (isNode(value) ? value.name : undefined)

/** Searches a syntax tree, at any depth. */
function look(value: unknown, file: string, found: Found): void {
  if (Array.isArray(value)) for (const item of value) look(item, file, found)
  if (!isNode(value) || Array.isArray(value)) return
  const { regex, callee } = value as { regex?: { pattern: string; flags: string }; callee?: Node }
  if (regex) found.expressions.push({ where: file, source: regex.pattern, flags: regex.flags })
  if (nameOf(callee) === 'RegExp') found.making.add(file)
  if (nameOf(callee?.property) === 'normalize') found.normalising.add(file)
  for (const inner of Object.values(value)) look(inner, file, found)
}
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|\/)testing\//.test(name))
    .map((name) => `${folder}/${name}`),
).sort()
const found: Found = { expressions: [], making: new Set(), normalising: new Set() }
for (const file of files) look(parseAst(readFileSync(join(ROOT, file), 'utf8'), { lang: 'ts' }).body, file, found)

/** Expressions that are built from strings when the rules are loaded, including the evaluator's cues. */
async function builtAtLoad(): Promise<Expression[]> {
  const built: Expression[] = []
  // Another test file of this worker may have loaded the rules already.
  vi.resetModules()
  vi.stubGlobal(
    'RegExp',
    class extends RegExp {
      constructor(pattern: RegExp | string, flags?: string) {
        super(pattern, flags)
        built.push({ where: 'made of strings', source: this.source, flags: this.flags })
      }
    },
  )
  for (const file of files.filter((name) => /^shared\/src\/(model|rules)\//.test(name))) await import(join(ROOT, file))
  vi.unstubAllGlobals()
  return built
}

const faults = (expressions: readonly Expression[]) =>
  expressions.flatMap(({ where, source, flags }) =>
    analyse({ source, flags }).reports.map(({ type }) => `${where}: ${type} in /${source.slice(0, 200)}/${flags}`),
  )

test('what is looked for is found', () => {
  expect(found.expressions.length).toBeGreaterThan(150)
  const slow = { where: 'here', flags: 'g' }
  expect(faults([{ ...slow, source: String.raw`[.!?]+(?=\s|$)` }])).toHaveLength(1)
  expect(faults([{ ...slow, source: String.raw`ask[a-z]*(?:[a-z']+\s){0,3}what` }])).toHaveLength(1)
})

test('no regular expression takes the square of the length of a text', () => {
  expect(
    faults(found.expressions),
    'Two repetitions that meet must not take the same character (Trade, Self), and none may be tried anew from each of its own characters (Move): see sentences.ts and cue-pattern.ts.',
  ).toEqual([])
})

test('nor does one that is put together of strings', async () => {
  const built = await builtAtLoad()
  expect(built.length).toBeGreaterThan(50)
  expect(faults(built)).toEqual([])
})

test('expressions are put together of strings at load, but for one whose phrase is quoted', () => {
  expect([...found.making]).toEqual([
    'shared/src/rules/assistant/assistant-lines.ts',
    'shared/src/rules/assistant/assistant-marks.ts',
    'shared/src/rules/assistant/assistant-orders.ts',
    'shared/src/rules/content-images.ts',
    'shared/src/rules/csv-cells.ts',
    'shared/src/rules/evaluator/lexicon/cue-pattern.ts',
    'shared/src/rules/games/communication-clarity.ts',
  ])
})

test('texts are brought into a normal form by the one rule that does so in linear time', () => {
  const oneLetter = ['assistant/assistant-marks.ts', 'evaluator/text/fold.ts', 'typing/typing-letters.ts'].map(
    (name) => `shared/src/rules/${name}`,
  )
  // These migrations keep the normalization of names and addresses that was in use when they were written.
  const frozen = ['0009-people.ts', '0012-people-words.ts'].map((name) => `api/src/db/migrations/${name}`)
  expect([...found.normalising].sort()).toEqual(['shared/src/model/normal-form.ts', ...oneLetter, ...frozen].sort())
})
