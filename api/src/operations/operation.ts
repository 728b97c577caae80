import type { Env } from '../env.ts'

/** An operation that is not possible; the message is one sentence. */
export class OperationError extends Error {}

/** A command of the operator: its words, its purpose, and its function, which returns the text for the operator. */
export interface Operation {
  /** The command as it is typed, with `FILE` for a path. */
  usage: string
  help: string
  run(env: Env, file: string): string | Promise<string>
}
