import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = process.argv[2] ?? 'dist'
for (const f of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
  const p = join(root, f)
  if (!/\.(js|css|html|svg|json|webmanifest|txt|wasm)$/.test(p) || !statSync(p).isFile()) continue
  const b = readFileSync(p)
  if (b.length < 1024) continue
  writeFileSync(
    `${p}.br`,
    brotliCompressSync(b, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: b.length },
    }),
  )
  writeFileSync(`${p}.gz`, gzipSync(b, { level: 9 }))
}
