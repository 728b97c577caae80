import { expect } from 'vitest'
import type * as z from 'zod/mini'
import { auth } from '../../contract/calls/auth.ts'
import { type Endpoint, fillPath, type Reply } from '../../contract/endpoint.ts'
import { Failure } from '../../contract/failure.ts'
import type { Plan } from '../../model/people/user.ts'
import type { Answer, Browser, Send, Server } from '../server.ts'

export interface Ask extends Send {
  params?: Record<string, string>
  query?: Record<string, string>
}
export interface Person {
  as: Browser
  from: string
  id: string
  email: string
  password: string
}
export type Client = ReturnType<typeof clientOf>

/** The suite's client: it makes calls by their declaration and checks the replies against it. */
export function clientOf(server: () => Server) {
  let count = 0
  // Makes ids that are in alphabetical order, like those of real clients.
  const next = (word: string) => `${word}-${String(++count).padStart(6, '0')}`

  const send = ({ method, path }: Endpoint, { params, query, ...rest }: Ask = {}): Promise<Answer> => {
    const search = Object.entries(query ?? {}).map(([k, v]) => `${k}=${encodeURIComponent(v)}`)
    return server().send(method, `${fillPath(path, params)}${search.length > 0 ? `?${search.join('&')}` : ''}`, rest)
  }

  /** The reply of a call that must succeed and match its schema. */
  async function ok<E extends Endpoint>(call: E, ask?: Ask): Promise<Reply<E>> {
    const answer = await send(call, ask)
    const body = await answer.json()
    expect(answer.status, `${call.method} ${call.path} answered ${JSON.stringify(body)}`).toBe(200)
    const parsed = call.shape.reply?.safeParse(body)
    expect(parsed?.error?.issues, `the answer of ${call.method} ${call.path}`).toBeUndefined()
    return parsed?.data as Reply<E>
  }

  /** The body of a call that must be refused with this status. */
  async function refused(call: Endpoint, status: number, ask?: Ask): Promise<Failure> {
    const answer = await send(call, ask)
    const body = await answer.json()
    expect(answer.status, `${call.method} ${call.path} answered ${JSON.stringify(body)}`).toBe(status)
    return Failure.parse(body)
  }

  /** A new account, signed in from a browser and a network of its own. */
  async function newcomer(name = next('newcomer')): Promise<Person> {
    const email = `${name}@example.org`
    const password = `correct horse ${name}`
    const ask = { as: name, from: name }
    const user = await ok(auth.register, { ...ask, body: { email, password, firstName: 'Ada', lastName: 'Lovelace' } })
    return { ...ask, id: user.id, email, password }
  }
  return {
    send,
    ok,
    refused,
    newcomer,
    next,
    resetToken: (email: string) => server().resetToken(email),
    setPlan: (userId: string, plan: Plan) => server().setPlan(userId, plan),
  }
}

/**
 * The first field whose wrong value the schema rejects while the rest of the body is valid, with the whole body;
 * undefined where there is none.
 */
export function malformed(schema: z.ZodMiniType, body: Record<string, unknown>, fields: string[]) {
  for (const field of fields)
    for (const wrong of [{ not: 'expected' }, 'not expected', -1]) {
      const made = { ...body, [field]: wrong }
      const issues = schema.safeParse(made).error?.issues ?? []
      if (issues.length > 0 && issues.every(({ path }) => path[0] === field)) return { field, body: made }
    }
  return undefined
}
