import { readdirSync } from 'node:fs'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/
/** Bytes; a smaller file fits into one packet uncompressed. */
const LEAST = 1024

/**
 * Compression levels. Making the smallest copies occupies every processor for seconds; the quick copies are a tenth
 * larger.
 */
export const SMALLEST = { brotli: 11, gzip: 9 }
export const QUICK = { brotli: 5, gzip: 6 }

/**
 * Writes a brotli and a gzip copy beside every text file of a folder, as many at once as there are processors. A copy
 * is replaced as a whole, and only while `isCurrent`: another build may have begun meanwhile.
 */
export async function precompress(folder: string, level: typeof SMALLEST, isCurrent = () => true) {
  async function compress(file: string) {
    if (!(await stat(file)).isFile()) return
    const bytes = await readFile(file)
    if (bytes.length < LEAST) return
    const params = { [constants.BROTLI_PARAM_QUALITY]: level.brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await replace(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
    await replace(`${file}.gz`, await promisify(gzip)(bytes, { level: level.gzip }))
  }
  async function replace(file: string, bytes: Buffer) {
    if (!isCurrent()) return
    await writeFile(`${file}.part`, bytes)
    await rename(`${file}.part`, file)
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  const next = async (): Promise<void> => {
    const name = files.pop()
    if (name === undefined || !isCurrent()) return
    await compress(join(folder, name))
    return next()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, next))
}
