import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { crowdedFolders } from 'shared/testing/crowded-folders'
import { expect, test } from 'vitest'

const ROOT = import.meta.dirname
const LINES_MAX = 300
/**
 * The only files that may contain code for calls to other machines (models, database, mail, bucket), each to an address
 * from the settings.
 */
const ASKING = ['db/postgres.ts', 'evaluator/judgement.ts', 'evaluator/models.ts', 'mail.ts', 's3-files.ts']
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }))
const sources = files.filter(({ name }) => !name.endsWith('.test.ts') && !name.startsWith('testing/'))

/** The imports of a file: packages by name, files by path below `src`. */
const importsOf = ({ name, text }: { name: string; text: string }) =>
  [...text.matchAll(/^(?:import|export)[^'"]*?['"]([^'"]+)['"]/gm)].map(([, from = '']) =>
    from.startsWith('.') ? normalize(join(dirname(name), from)) : from,
  )
/** `file → import` for every import of `from` that is `forbidden`. */
const broken = (from: RegExp, forbidden: (imported: string, importer: string) => boolean) =>
  sources
    .filter(({ name }) => from.test(name))
    .flatMap((file) =>
      importsOf(file)
        .filter((i) => forbidden(i, file.name))
        .map((i) => `${file.name} → ${i}`),
    )

test('wall 2: the server knows nothing of the web package', () => {
  expect(broken(/./, (i) => /^web(\/|$)|\.\.\/web/.test(i))).toEqual([])
})
test('wall 2: http knows no area', () => {
  expect(broken(/^http\//, (i) => i.startsWith('areas/') || /^(app|main|services)\.ts$/.test(i))).toEqual([])
})
test('wall 2: tables know no http, no area and no app; they hold all SQL and nothing else', () => {
  expect(
    broken(/^db\//, (i) => /^(http|areas|content)\/|^(app|main|services|env|mail|passwords)\.ts$/.test(i)),
  ).toEqual([])
})
test('wall 2: areas do not know the app that mounts them', () => {
  expect(broken(/^areas\//, (i) => /^(app|main|services)\.ts$/.test(i))).toEqual([])
})
test('wall 4: only db speaks to a database', () => {
  expect(broken(/^(?!db\/)/, (i) => /^(kysely|better-sqlite3|pg|@electric-sql)/.test(i))).toEqual([])
})
test('wall 4: the server asks other machines in these places only, and none of an address that a user gave', () => {
  const asking = sources.filter(({ text }) =>
    /\bfetch\(|createTransport\(|new AwsClient\(|new (?:pg\.)?(?:Pool|Client)\(|https?\.request\(|from '(?:ai|@ai-sdk\/[^']+)'/.test(
      text,
    ),
  )
  expect(asking.map(({ name }) => name).sort()).toEqual(ASKING)
})
test('rule 5: no barrel and no folder for whatever', () => {
  expect(files.filter(({ name }) => /(^|\/)(index\.ts$|utils|helpers|common|misc|types)/.test(name))).toEqual([])
  expect(sources.filter(({ text }) => /^export \* from/m.test(text)).map((f) => f.name)).toEqual([])
})
test(`rule 6: no file is longer than ${LINES_MAX} lines, and names are kebab-case`, () => {
  const long = files.filter(({ text }) => text.split('\n').length > LINES_MAX + 1).map((f) => f.name)
  expect(long).toEqual([])
  expect(files.filter(({ name }) => !/^[a-z0-9-]+(\.test)?\.ts$/.test(basename(name))).map((f) => f.name)).toEqual([])
})
test('no folder holds more than a reader can take in', () => {
  expect(
    crowdedFolders(
      files.map(({ name }) => name),
      ['db/migrations'],
    ),
    'Folders show the product: give the files that belong together a folder with a name.',
  ).toEqual([])
})
test('migrations are listed once, in order, by the names of their files', () => {
  const listed = [
    ...(files.find((f) => f.name === 'db/migrations/all.ts')?.text.matchAll(/'(\d{4}-[\w-]+)':/g) ?? []),
  ].map((m) => m[1])
  const there = files.flatMap(({ name }) => name.match(/^db\/migrations\/(\d{4}-[\w-]+)\.ts$/)?.[1] ?? []).sort()
  expect(listed).toEqual(there)
})
test('the libraries of the language models are loaded when one is asked, not at the start', () => {
  const early = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/^import (?!type )[^'"]*?['"](ai|@ai-sdk\/[\w-]+)['"]/gm)].map(([, from]) => `${name} → ${from}`),
  )
  expect(early).toEqual([])
})
