import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { droppableSchemas } from './droppable-schemas.ts'
import { schemasApart } from './schemas-apart.ts'

/** Builds a screen that uses a limit of the model and loads a validating module on demand. */
async function built() {
  const files: Record<string, string> = {
    'virtual:screen.ts': `import { WPM_MAX } from 'shared/model/typing-session'
      console.log(WPM_MAX)
      void import('virtual:checker.ts').then(({ check }) => check({}))`,
    'virtual:checker.ts': `import { TypingSessionInput } from 'shared/model/typing-session'
      export const check = (value) => TypingSessionInput.safeParse(value).success`,
  }
  const output = await build({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'silent',
    plugins: [
      { name: 'files', resolveId: (id) => (id in files ? id : undefined), load: (id) => files[id] },
      droppableSchemas(),
      schemasApart(),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'virtual:screen.ts' } },
  })
  const [{ output: parts } = { output: [] }] = Array.isArray(output) ? output : 'output' in output ? [output] : []
  return parts.flatMap((part) => (part.type === 'chunk' ? [part] : []))
}

test('a limit of the model comes without the schemas, which whoever checks gets in a copy', async () => {
  const chunks = await built()
  const screen = chunks.find(({ isEntry }) => isEntry)
  const rest = chunks.filter((chunk) => chunk !== screen)
  expect(screen?.code).toMatch(/WPM_MAX = 1(?:000|e3)/)
  expect(screen?.code).not.toMatch(/zod|safeParse/i)
  expect(rest.some(({ code }) => code.includes('safeParse'))).toBe(true)
})
