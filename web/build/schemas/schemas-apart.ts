import { join } from 'node:path'
import type { Plugin } from 'vite'

const MODEL = join(import.meta.dirname, '../../../shared/src/model/')
const MARK = '?schemas'
interface Import {
  type: string
  source?: { value: string; start: number; end: number } | null
  specifiers?: { type: string; imported?: { name?: string } }[]
}
/** Schemas are named like types; limits, guards and functions are not. */
const isSchema = (name: string) => /^[A-Z][a-z]/.test(name)

/**
 * Gives modules that validate in the browser (the restore of a backup, a quiz file) a copy of the model with its
 * schemas. A module belongs to a single chunk: without the copy, its limits would bring the schemas and the validation
 * library to every screen.
 */
export function schemasApart(): Plugin {
  return {
    name: 'schemas-apart',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (/[\\/]node_modules[\\/]/.test(id) || !/\.tsx?(\?|$)/.test(id)) return null
      const isCopy = id.endsWith(MARK)
      // Most modules import nothing of the model and need not be parsed.
      if (!isCopy && !code.includes('model/')) return null
      const body = this.parse(code).body as unknown as Import[]
      const wanted = body.filter(
        ({ type, source, specifiers = [] }) =>
          source &&
          (type === 'ImportDeclaration' || type === 'ExportNamedDeclaration') &&
          (isCopy
            ? /^\.\.?\//.test(source.value)
            : /(?:^shared|^(?:\.\.?\/)+)\/?model\//.test(source.value) &&
              specifiers.some(({ imported }) => isSchema(imported?.name ?? ''))),
      )
      let written = code
      for (const { source } of wanted.reverse())
        if (source && !source.value.endsWith(MARK))
          written = `${written.slice(0, source.end - 1)}${MARK}${written.slice(source.end - 1)}`
      return wanted.length > 0 ? { code: written, map: null } : null
    },
    resolveId: {
      order: 'pre',
      async handler(id, importer, options) {
        if (!id.endsWith(MARK)) return null
        const found = await this.resolve(id.slice(0, -MARK.length), importer?.split('?')[0], options)
        // Modules outside of the model are not copied.
        return found && (found.id.startsWith(MODEL) ? { ...found, id: `${found.id}${MARK}` } : found)
      },
    },
  }
}
