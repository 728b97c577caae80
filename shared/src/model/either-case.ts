import * as z from 'zod/mini'

const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase())

/** The value with its own keys in camelCase; a camelCase key takes precedence over the same key in snake_case. */
export function camelKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const out: Record<string, unknown> = {}
  for (const [key, v] of Object.entries(value)) if (key.includes('_') && !(camel(key) in value)) out[camel(key)] = v
  for (const [key, v] of Object.entries(value)) if (!key.includes('_')) out[key] = v
  return out
}

/** Accepts a body in snake_case or camelCase and returns camelCase, so that no other code handles both. */
export const eitherCase = <T extends z.ZodMiniType>(schema: T) => z.pipe(z.transform(camelKeys), schema)
