import { join } from 'node:path'
import type { Plugin } from 'vite'

const MODEL = join(import.meta.dirname, '../../../shared/src/model/')
interface Declared {
  type: string
  declaration?: Declared | null
  declarations?: { init?: { type: string; start: number; end: number } | null }[]
}

/**
 * Marks the schemas of the model as free of side effects, so that limits and guards of a file can be used in the
 * browser without its schemas: otherwise a schema that registers its name would be kept, together with the validation
 * library.
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
