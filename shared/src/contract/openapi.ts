import type * as z from 'zod/mini'
import type { Area, Endpoint } from './endpoint.ts'
import { Failure } from './failure.ts'
import { type JsonSchema, jsonSchema } from './json-schema.ts'
import { IDEMPOTENCY_HEADER, OWNER_HEADER } from './version.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const refusal = (description: string) => ({ description, ...json(ref('Failure')) })

/** The refusals that follow from a call's declaration alone; any other is under `default`. */
function refusals({ path, shape }: Endpoint) {
  const access = shape.access ?? 'user'
  return {
    ...(access !== 'public' && { 401: refusal('Nobody is signed in') }),
    ...(access === 'admin' && { 403: refusal('Not the administrator') }),
    ...(path.includes('{') && { 404: refusal('No such thing') }),
    ...((shape.body || shape.query) && { 422: refusal('A field is wrong; `issues` names it') }),
    ...(shape.limits && { 429: refusal('Too many requests; `Retry-After` says when') }),
    default: refusal('Refused'),
  }
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
})

function parameters({ path, shape }: Endpoint, query: JsonSchema | undefined) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }))
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query?.required?.includes(name) ?? false,
    schema,
  }))
  const inHeader = shape.queued
    ? [
        header(IDEMPOTENCY_HEADER, 'Id of the write: sent again, it is answered as the first time'),
        header(OWNER_HEADER, 'Id of the user whose write it is: 401 where another one is signed in'),
      ]
    : []
  return [...inPath, ...inQuery, ...inHeader]
}

/** The OpenAPI 3.1 document of a contract. `cookieName` is the cookie that carries the session. */
export function openapi(
  contract: Record<string, Area>,
  info: { title: string; version: string },
  cookieName = 'situ_session',
) {
  const schemas: Record<string, unknown> = {}
  const schemaOf = (type: z.ZodMiniType, io: 'input' | 'output') => {
    const { $schema, $defs, ...own } = jsonSchema(type, io)
    // zod returns a registered schema as a definition under its own name or, at the top level, as itself.
    Object.assign(schemas, $defs)
    return own as JsonSchema
  }
  schemas.Failure = schemaOf(Failure, 'output')

  const operation = (area: string, name: string, call: Endpoint) => {
    const { access = 'user', body, query, reply } = call.shape
    return {
      operationId: `${area}.${name}`,
      tags: [area],
      security: access === 'public' ? [] : [{ session: [] }],
      parameters: parameters(call, query && schemaOf(query, 'input')),
      ...(body && { requestBody: { required: true, ...json(schemaOf(body, 'input')) } }),
      responses: {
        ...(reply
          ? { 200: { description: 'Done', ...json(schemaOf(reply, 'output')) } }
          : { 204: { description: 'Done' } }),
        ...refusals(call),
      },
    }
  }

  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const [area, calls] of Object.entries(contract))
    for (const [name, call] of Object.entries(calls)) {
      const path = paths[call.path] ?? {}
      path[call.method.toLowerCase()] = operation(area, name, call)
      paths[call.path] = path
    }

  const document = {
    openapi: '3.1.0',
    info,
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: { schemas, securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } } },
  }
  return JSON.parse(JSON.stringify(document).replaceAll('#/$defs/', '#/components/schemas/')) as typeof document
}
