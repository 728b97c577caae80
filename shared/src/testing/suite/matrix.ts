import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../contract/endpoint.ts'
import { contract } from '../../contract/index.ts'
import { jsonSchema } from '../../contract/json-schema.ts'
import { sample, sampleParams } from '../../contract/sample.ts'
import { CONTRACT_HEADER } from '../../contract/version.ts'
import { type Ask, type Client, malformed } from './client.ts'

interface Row {
  name: string
  call: Endpoint
}
const rows: Row[] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, call]) => ({ name: `${area}.${name}`, call })),
)
const isPublic = ({ call }: Row) => call.shape.access === 'public'
const isAdmin = ({ call }: Row) => call.shape.access === 'admin'

/** A valid request except for what a test changes. */
const request = ({ name, call }: Row): Ask => ({
  as: call.shape.access === 'public' ? 'anonymous' : call.shape.access === 'admin' ? 'admin' : 'learner',
  from: `matrix ${name}`,
  params: sampleParams(call.path, 'unknown'),
  ...(call.shape.body && { body: sample(call.shape.body, 'input') }),
})

/**
 * Tests that every call with an id refuses an unknown one. The database decides this refusal, so it is tested on each
 * database.
 */
export function unknownIds(client: Client) {
  test.each(rows.filter(({ call }) => call.path.includes('{')))('$name: an unknown id → 404', async (row) => {
    const failure = await client.refused(row.call, 404, request(row))
    expect(failure.error).not.toBe('')
  })
}

/**
 * Tests that need only the declarations of the calls: who may make a call, malformed bodies, the version header, and an
 * unknown path. They need no data of the server.
 */
export function matrix(client: Client) {
  describe('every call', () => {
    test.each(rows.filter((row) => !isPublic(row)))('$name: nobody is signed in → 401', async (row) => {
      await client.refused(row.call, 401, { ...request(row), as: 'anonymous' })
    })

    test.each(rows.filter(isAdmin))('$name: a learner is not the administrator → 403', async (row) => {
      await client.refused(row.call, 403, { ...request(row), as: 'learner' })
    })

    test.each(rows.filter(({ call }) => call.shape.body))(
      '$name: a malformed body → 422 naming the field',
      async (row) => {
        const { shape } = row.call
        if (!shape.body) return
        const fields = Object.keys(jsonSchema(shape.body, 'input').properties ?? {})
        const bad = malformed(shape.body, sample(shape.body, 'input') as Record<string, unknown>, fields)
        const failure = await client.refused(row.call, 422, { ...request(row), body: bad?.body })
        expect(failure.issues?.map(({ path }) => path[0])).toContain(bad?.field)
      },
    )

    test.each(rows.filter(({ call }) => call.shape.body))('$name: a body that is no object → 422', async (row) => {
      await client.refused(row.call, 422, { ...request(row), from: `list ${row.name}`, body: [] })
    })

    test.each(rows)('$name: the answer names the version of the contract', async (row) => {
      const ask = { ...request(row), as: 'anonymous', from: `version ${row.name}` }
      const answer = await client.send(row.call, row.call.shape.body ? { ...ask, body: [] } : ask)
      expect(answer.headers.get(CONTRACT_HEADER)).toMatch(/^\d+$/)
    })
  })

  test('an unknown path of the API is 404 in the shape of every refusal', async () => {
    const nowhere = { method: 'GET', path: '/api/there-is-no-such-call', shape: {} } satisfies Endpoint
    await client.refused(nowhere, 404, { as: 'learner' })
  })
}
