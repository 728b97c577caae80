// Builds the app into web/dist, unless the existing build was made from exactly the same files.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { keepAssets } from './keep-assets.ts'
import { precompress } from './precompress.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'web/dist')
/** Vite empties the folder first, so that an interrupted build leaves no record. */
const record = join(dist, '.vite/inputs.txt')
/** Everything that the build reads. */
const INPUTS = [
  'pnpm-lock.yaml',
  'tsconfig.json',
  'locales/**/*.po',
  'public/**',
  'shared/src/**',
  'web/*.{ts,html,json}',
  'web/build/**',
  'web/src/**',
]
const IRRELEVANT = /\.(test|browser)\.tsx?$|^web\/src\/testing\//

function digest() {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(INPUTS, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !IRRELEVANT.test(file.slice(root.length)))
  for (const file of files.sort()) hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

const inputs = digest()
if (!existsSync(record) || readFileSync(record, 'utf8') !== inputs) {
  console.log('Building the app …')
  process.chdir(join(root, 'web'))
  // Beside the build, which empties its own folder; the server serves them from there (api/src/http/static.ts).
  keepAssets(dist, `${dist}-earlier`, Date.now())
  await build({ logLevel: 'warn' })
  await precompress(dist)
  writeFileSync(record, inputs)
}
