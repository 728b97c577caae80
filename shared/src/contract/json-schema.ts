import * as z from 'zod/mini'

/** The part of JSON Schema (draft 2020-12) that zod writes for the contract. */
export interface JsonSchema {
  examples?: unknown[]
  $ref?: string
  $defs?: Record<string, JsonSchema>
  default?: unknown
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  type?: string | string[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  minItems?: number
  items?: JsonSchema | boolean
  prefixItems?: JsonSchema[]
  required?: string[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  $schema?: string
}

/**
 * A schema as JSON Schema: `input` is what may be sent, `output` what is returned. Both allow unknown fields, so that a
 * reply may gain some.
 */
export function jsonSchema(type: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const made = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: s }) => {
      if (s.additionalProperties === false) delete s.additionalProperties
      // Zod adds its own pattern for a format; it is dropped, because readers of the document know the format by name.
      if (s.format) delete s.pattern
      if (s.minimum === Number.MIN_SAFE_INTEGER) delete s.minimum
      if (s.maximum === Number.MAX_SAFE_INTEGER) delete s.maximum
    },
  })
  return made as JsonSchema
}
