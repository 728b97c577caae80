import { describe, expect, test } from 'vitest'
import { crowdedFolders } from './testing/crowded-folders.ts'

declare global {
  interface ImportMeta {
    /** Vite's API: this package has no Node types, so Vite reads the sources for the test. */
    glob(pattern: string, options: { eager: true; query: '?raw'; import: 'default' }): Record<string, string>
  }
}

/** The small pure libraries that `rules` may use. */
const RULE_LIBRARIES = ['ts-fsrs', 'snowball-stemmers', 'fastest-levenshtein', 'diff', 'double-metaphone', 'talisman']
/** Which folders of this package each folder may import. */
const MAY_IMPORT: Record<string, string[]> = {
  model: ['model'],
  rules: ['rules', 'model'],
  contract: ['contract', 'model'],
  testing: ['testing', 'contract', 'rules', 'model'],
}
const LINES_MAX = 300
const TABLES = /^rules\/evaluator\/lexicon\//
const TEST_LINES_MAX = 400

interface Source {
  path: string
  folder: string
  isTest: boolean
  text: string
  imports: string[]
}
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g
const sources: Source[] = Object.entries(
  import.meta.glob('./**/*.ts', { eager: true, query: '?raw', import: 'default' }),
).map(([key, text]) => {
  const path = key.slice(2)
  return {
    path,
    folder: path.split('/')[0] ?? '',
    isTest: path.endsWith('.test.ts'),
    text,
    imports: [...text.matchAll(IMPORT)].map((m) => m[1] ?? m[2] ?? m[3] ?? ''),
  }
})
/** The top-level folder to which a relative import leads. */
function targetOf(path: string, name: string) {
  const parts = path.split('/').slice(0, -1)
  for (const step of name.split('/'))
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  return parts[0] ?? ''
}
const code = sources.filter(({ isTest, folder }) => !isTest && folder !== 'testing')
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

describe('the walls of shared', () => {
  test('model knows nobody; rules and contract know model; nothing else', () => {
    const crossings = sources
      .filter(({ isTest, folder }) => !isTest && folder in MAY_IMPORT)
      .flatMap(({ path, folder, imports }) =>
        imports
          .filter((name) => name.startsWith('.'))
          .map((name) => targetOf(path, name))
          .filter((target) => !MAY_IMPORT[folder]?.includes(target))
          .map((target) => `${path} imports from ${target}`),
      )
    expect(
      crossings,
      'Imports go one way: model ← rules, model ← contract. Move what both need down to model.',
    ).toEqual([])
  })

  test('it imports zod and itself; rules also the listed pure libraries', () => {
    const strangers = code.flatMap(({ path, folder, imports }) =>
      imports
        .filter((name) => !name.startsWith('.') && name !== 'zod/mini')
        .filter((name) => folder !== 'rules' || !RULE_LIBRARIES.includes(name.split('/')[0] ?? ''))
        .map((name) => `${path} imports ${name}`),
    )
    expect(
      strangers,
      'shared does no I/O and stays small: zod/mini, and in rules the pure libraries listed in this test. Anything else belongs in api or web.',
    ).toEqual([])
  })

  test('relative imports name the file with .ts', () => {
    const bare = sources.flatMap(({ path, imports }) =>
      imports.filter((name) => name.startsWith('.') && !name.endsWith('.ts')).map((name) => `${path} imports ${name}`),
    )
    expect(
      bare,
      'The server runs these files without a compiler: a relative import names the file with its .ts.',
    ).toEqual([])
  })

  test('time, chance and ids are parameters', () => {
    const clocks = code
      .filter(({ folder }) => folder !== 'testing')
      .filter(({ text }) =>
        /Date\.now|new Date\(\s*\)|Date\(\s*\)|Math\.random|performance\.now|randomUUID/.test(withoutComments(text)),
      )
      .map(({ path }) => path)
    expect(
      clocks,
      'A rule gives the same answer every time: take the time, the seed or the id as a parameter.',
    ).toEqual([])
  })

  test('no barrels but the two index tables', () => {
    const barrels = sources
      .filter(
        ({ path, text }) =>
          path.endsWith('/index.ts') || path === 'index.ts' || /^export (\*|\{[^}]*\}) from/m.test(text),
      )
      .map(({ path }) => path)
      .filter((path) => path !== 'contract/index.ts' && path !== 'contract/queued.ts')
    expect(
      barrels,
      'Import the file that holds the thing: only contract/index.ts and contract/queued.ts gather.',
    ).toEqual([])
  })

  test('no catch-all folders', () => {
    const heaps = sources
      .map(({ path }) => path)
      .filter((path) => /(^|\/)(utils?|helpers?|common|misc|types)(\/|\.ts$)/.test(path))
    expect(heaps, 'A name must say what is inside: put it beside what it serves, or name the subject.').toEqual([])
  })

  test('no folder holds more than a reader can take in', () => {
    expect(
      crowdedFolders(sources.map(({ path }) => path)),
      'Folders show the product: give the files that belong together a folder with a name.',
    ).toEqual([])
  })

  test('files are named in kebab-case', () => {
    const odd = sources.map(({ path }) => path).filter((path) => !/^([a-z0-9-]+\/)*[a-z0-9-]+(\.test)?\.ts$/.test(path))
    expect(odd, 'Files are kebab-case, named like the one thing people come for.').toEqual([])
  })

  test('no file is longer than the wall', () => {
    const long = sources
      .map(({ path, isTest, text }) => ({
        path,
        lines: text.split('\n').length,
        most: isTest ? TEST_LINES_MAX : LINES_MAX,
      }))
      // Tables of data and text have no length limit.
      .filter(({ path, lines, most }) => lines > most && !TABLES.test(path))
      .map(({ path, lines }) => `${path}: ${lines} lines`)
    expect(long, 'A file of more than 300 lines (a test: 400) has a second subject: split it there.').toEqual([])
  })
})
