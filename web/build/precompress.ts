import { readdirSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/
/** Bytes; a smaller file fits into one packet uncompressed. */
const LEAST = 1024

async function compress(file: string) {
  if (!(await stat(file)).isFile()) return
  const bytes = await readFile(file)
  if (bytes.length < LEAST) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

/** Writes a brotli and a gzip copy beside every text file of a folder, as many at once as there are processors. */
export async function precompress(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  const next = async (): Promise<void> => {
    const name = files.pop()
    if (name === undefined) return
    await compress(join(folder, name))
    return next()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, next))
}
