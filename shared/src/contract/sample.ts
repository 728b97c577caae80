import type * as z from 'zod/mini'
import { type JsonSchema, jsonSchema } from './json-schema.ts'

const BY_FORMAT: Record<string, string> = {
  email: 'ada@example.org',
  uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
  'date-time': '2026-01-01T00:00:00.000Z',
  date: '2026-01-01',
  uri: 'https://example.org/',
}

/** The smallest valid value: `output` is a valid reply, `input` a valid request body with the required fields only. */
export function sample(type: z.ZodMiniType, io: 'input' | 'output' = 'output'): unknown {
  const root = jsonSchema(type, io)
  const at = (s: JsonSchema): unknown => {
    if (s.$ref) return at(root.$defs?.[s.$ref.split('/').pop() ?? ''] ?? {})
    if ('default' in s) return s.default
    if ('const' in s) return s.const
    if (s.examples) return s.examples[0]
    if (s.enum) return s.enum[0]
    if (s.anyOf) return at(s.anyOf[0] ?? {})
    switch (Array.isArray(s.type) ? s.type[0] : s.type) {
      case 'object':
        return Object.fromEntries((s.required ?? []).map((key) => [key, at(s.properties?.[key] ?? {})]))
      case 'array':
        if (s.prefixItems) return s.prefixItems.map(at)
        return Array.from({ length: s.minItems ?? 0 }, () => at(typeof s.items === 'object' ? s.items : {}))
      case 'integer':
      case 'number':
        return Math.max(s.minimum ?? 0, Math.min(0, s.maximum ?? 0))
      case 'boolean':
        return false
      case 'string':
        return BY_FORMAT[s.format ?? ''] ?? 'x'.repeat(s.minLength ?? 0)
      default:
        return null
    }
  }
  return at(root)
}

/** A value for every parameter of a path: `/api/quizzes/{id}` gives `{ id: 'unknown' }`. */
export const sampleParams = (path: string, value = 'unknown') =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, value]))
