// Fails where the built code, with its libraries, uses what the oldest supported browsers lack.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from '../output/build-record.ts'
import { findAboveFloor } from './above-floor.ts'

/** Code that looks for the feature before it uses it: the router, whose view transitions Situ does not switch on. */
const GUARDED: readonly RegExp[] = [/^assets\/framework-.* view transitions/]

const found = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:js|css)$/.test(name))
  .flatMap((name) => findAboveFloor(name, readFileSync(join(dist, name), 'utf8')))
  .filter((sentence) => !GUARDED.some((one) => one.test(sentence)))
if (found.length > 0) {
  console.error(`The build needs newer browsers than web/build/floor/floor.ts names:\n  ${found.join('\n  ')}`)
  process.exit(1)
}
