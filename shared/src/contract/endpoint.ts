import type * as z from 'zod/mini'

export type Access = 'public' | 'user' | 'admin'

/**
 * At most `max` calls in `seconds`, counted per network, per account named in the body (`email`), or per signed-in
 * user. A browser that signed in to the account before has a count of its own, so that nobody else can use up its
 * tries.
 */
export interface Limit {
  readonly by: 'network' | 'account' | 'user'
  readonly max: number
  readonly seconds: number
  /**
   * The number of further calls in `seconds` that a network may make, each with a proof of work (rules/proof-of-work).
   * Only for limits per network.
   */
  readonly workMax?: number
}

interface Shape {
  /** Who may call; `user` by default. */
  access?: Access
  limits?: readonly Limit[]
  /** Largest body in bytes, where it differs from the server's 512 KiB. */
  maxBytes?: number
  /**
   * The outbox may send the call later: it carries an idempotency key and its owner, and a call sent again gets the
   * first reply again.
   */
  queued?: true
  /**
   * Days for which the reply to a queued call is stored for replays. The default is 400, because a device may stay
   * offline for long. It is less where sending the call twice changes nothing, and 0 where the records in the body have
   * ids of their own.
   */
  answerKeptDays?: number
  /**
   * Time limit of the reply in milliseconds, where it is not five seconds: for calls that wait for another company's
   * server.
   */
  answerWithinMs?: number
  /** What a slow call reports while it works, to a client that accepts lines (lines.ts). */
  progress?: z.ZodMiniType
  /** The reply may be some seconds old: it is read from the replica of the database, where there is one. */
  mayLag?: true
  /** The handler writes to the database: it runs inside the shared write transaction. */
  writes?: true
  body?: z.ZodMiniType
  query?: z.ZodMiniType
  reply?: z.ZodMiniType
}
/** One call of the API, as data. */
export interface Endpoint<M extends string = string, P extends string = string, S extends Shape = Shape> {
  readonly method: M
  readonly path: P
  readonly shape: S
}
const verb =
  <M extends string>(method: M) =>
  <const P extends `/api/${string}`, const S extends Shape>(path: P, shape: S): Endpoint<M, P, S> => ({
    method,
    path,
    shape,
  })
export const get = verb('GET')
export const post = verb('POST')
export const put = verb('PUT')
export const patch = verb('PATCH')
export const del = verb('DELETE')

export type Area = Record<string, Endpoint>
type Names<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never
export type Params<E extends Endpoint> = Record<Names<E['path']>, string>
type In<T> = T extends z.ZodMiniType ? z.input<T> : undefined
type Out<T> = T extends z.ZodMiniType ? z.output<T> : undefined
export type Body<E extends Endpoint> = In<E['shape']['body']>
export type Reply<E extends Endpoint> = Out<E['shape']['reply']>
export type Progress<E extends Endpoint> = Out<E['shape']['progress']>
export type Args<E extends Endpoint> = ([Names<E['path']>] extends [never] ? unknown : { params: Params<E> }) &
  (E['shape']['body'] extends z.ZodMiniType ? { body: In<E['shape']['body']> } : unknown) &
  (E['shape']['query'] extends z.ZodMiniType ? { query?: In<E['shape']['query']> } : unknown)
export interface Request<E extends Endpoint> {
  params: Params<E>
  body: Out<E['shape']['body']>
  query: Out<E['shape']['query']>
}
/**
 * A handler returns the input of the reply's schema. The reply is parsed by that schema, so that no other column is
 * sent.
 */
export type Handler<E extends Endpoint, Ctx> = (
  request: Request<E>,
  ctx: Ctx,
) => In<E['shape']['reply']> | Promise<In<E['shape']['reply']>>
export type Handlers<A extends Area, Ctx = unknown> = { [K in keyof A]: Handler<A[K], Ctx> }

/** The path with its parameters filled in and encoded. */
export const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
/** `/api/quizzes/{id}` in the syntax of routers: `/api/quizzes/:id`. */
export const routePattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
