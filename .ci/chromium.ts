import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Bytes of shared memory that the tests' browsers may need together. */
const SHARED_MEMORY_MIN = 2 ** 30
const SHARED_MEMORY = '/dev/shm'
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize >= SHARED_MEMORY_MIN
}
/**
 * Playwright has Chromium share memory through files on the disk, because containers may have little shared memory. Where
 * there is enough, memory is used: writing those files took a fifth of the journeys' system time.
 */
const ignoreDefaultArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : []

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * How to start an installed Chromium, otherwise the headless one of the npm package @sparticuz/chromium (Linux), which
 * is unpacked into `.tmp/chromium`. Throws where neither is there.
 */
export function chromium(): { executablePath: string; env: Record<string, string>; ignoreDefaultArgs: string[] } {
  const found = installed.find((p) => p && existsSync(p))
  const env = Object.fromEntries(Object.entries(process.env).filter((e): e is [string, string] => e[1] !== undefined))
  if (found) return { executablePath: found, env, ignoreDefaultArgs }
  const pkg = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))))
  let dir = pkg
  while (!existsSync(join(dir, 'bin', 'chromium.br'))) {
    if (dir === dirname(dir)) throw new Error('no Chromium: install one, or set CHROMIUM_PATH')
    dir = dirname(dir)
  }
  const out = fileURLToPath(new URL('../.tmp/chromium', import.meta.url))
  const executablePath = join(out, 'chromium')
  if (!existsSync(executablePath)) {
    mkdirSync(out, { recursive: true })
    for (const f of ['al2023', 'swiftshader', 'fonts']) {
      const tar = brotliDecompressSync(readFileSync(join(dir, 'bin', `${f}.tar.br`)))
      execFileSync('tar', ['xf', '-', '-C', out], { input: tar })
    }
    writeFileSync(executablePath, brotliDecompressSync(readFileSync(join(dir, 'bin', 'chromium.br'))), { mode: 0o755 })
  }
  return {
    executablePath,
    ignoreDefaultArgs,
    env: { ...env, LD_LIBRARY_PATH: `${join(out, 'lib')}:${env.LD_LIBRARY_PATH ?? ''}` },
  }
}
