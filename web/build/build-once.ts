// Builds the app into web/dist, unless the existing build was made from exactly the same files. With `--serve-soon` a
// separate process makes the smallest compressed copies, and continues after this one has ended.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { dist, isDone, recordDone, root } from './output/build-record.ts'
import { keepAssets } from './output/keep-assets.ts'
import { precompress, QUICK, SMALLEST } from './output/precompress.ts'

const isServedSoon = process.argv.includes('--serve-soon')
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
if (!isDone('built', inputs)) {
  console.log('Building the app …')
  process.chdir(join(root, 'web'))
  // The files of the last build are kept beside the new one, because the build empties its own folder. The server goes
  // on serving them (api/src/http/static.ts).
  keepAssets(dist, `${dist}-earlier`, Date.now())
  await build({ logLevel: 'warn' })
  if (isServedSoon) await precompress(dist, QUICK)
  recordDone('built', inputs)
}
if (!isDone('compressed', inputs)) {
  if (isServedSoon) {
    const file = join(import.meta.dirname, 'compress-smallest.ts')
    spawn(process.execPath, [file, inputs], { detached: true, stdio: 'ignore' }).unref()
  } else {
    await precompress(dist, SMALLEST)
    recordDone('compressed', inputs)
  }
}
