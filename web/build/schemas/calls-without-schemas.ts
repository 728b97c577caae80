import { join } from 'node:path'
import type { Plugin } from 'vite'

type Call = { method: string; path: string }
/** The folder of calls: each export of each file is a table of calls; anything else is an error. */
export const CALLS = join(import.meta.dirname, '../../../shared/src/contract/calls/')
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** A module with the method and path of these calls only. Throws when the file exports anything but tables of calls. */
export async function callTables(file: string): Promise<string> {
  const module: Record<string, unknown> = await import(file)
  const tables = Object.entries(module).map(([name, calls]) => {
    const isTable = typeof calls === 'object' && calls !== null && !Array.isArray(calls)
    if (!isTable) throw new Error(`${file}: ${name} is not a call, nor a table of calls`)
    const rows = Object.entries(calls).map(([key, call]) => {
      if (!isCall(call)) throw new Error(`${file}: ${name}.${key} is not a call`)
      return [key, { method: call.method, path: call.path, shape: {} }]
    })
    return `export const ${name} = ${JSON.stringify(Object.fromEntries(rows))}`
  })
  return tables.join('\n')
}

/**
 * Removes the schemas of calls from the production bundle: the browser needs only a method and a path, types no longer
 * exist there, and the server validates what is sent. This keeps the validation library out of every route.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    load(id) {
      const file = id.split('?')[0] ?? ''
      return file.startsWith(CALLS) ? callTables(file) : null
    },
  }
}
