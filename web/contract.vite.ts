import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

type Call = { method: string; path: string }
const CONTRACT = fileURLToPath(new URL('../shared/src/contract/', import.meta.url))
/** Modules of the contract folder that hold no calls. */
const PLAIN = /\/(answer|endpoint|failure|index|lines|messages|not-built|openapi|sample|version)\.ts$/
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/**
 * Gives the production bundle the calls without their schemas: the browser needs a method and a path, the types are gone by then,
 * and the server checks what is sent. Saves the validation library on every route.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    async load(id) {
      const file = id.split('?')[0] ?? ''
      if (!file.startsWith(CONTRACT) || PLAIN.test(file)) return null
      const module = (await import(file)) as Record<string, Record<string, unknown>>
      const tables = Object.entries(module).map(([name, calls]) => {
        const rows = Object.entries(calls).map(([key, call]) => {
          if (!isCall(call)) throw new Error(`${file}: ${name}.${key} is not a call`)
          return [key, { method: call.method, path: call.path, shape: {} }]
        })
        return `export const ${name} = ${JSON.stringify(Object.fromEntries(rows))}`
      })
      return tables.join('\n')
    },
  }
}

const MODEL = fileURLToPath(new URL('../shared/src/model/', import.meta.url))
interface Declared {
  type: string
  declaration?: Declared | null
  declarations?: { init?: { type: string; start: number; end: number } | null }[]
}

/**
 * Marks the schemas of the model as free of side effects, so that a file's limits and guards can be used in the browser without
 * the schemas beside them: a schema that registers its name would be kept otherwise, and the validation library with it.
 */
export function droppableSchemas(): Plugin {
  return {
    name: 'droppable-schemas',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(MODEL)) return null
      const statements = this.parse(code).body as unknown as Declared[]
      const made = statements
        .flatMap((s) =>
          s.type === 'ExportNamedDeclaration' ? (s.declaration?.declarations ?? []) : (s.declarations ?? []),
        )
        .flatMap(({ init }) => (init?.type === 'CallExpression' || init?.type === 'ObjectExpression' ? [init] : []))
      let marked = code
      for (const { start, end } of made.reverse())
        marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`
      return { code: marked, map: null }
    },
  }
}
