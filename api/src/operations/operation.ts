import type { Env } from '../env.ts'

/** What an operator asked for cannot be done; the message is one sentence. */
export class OperationError extends Error {}

/** A command of the operator: its words, what it is for, and what it does. It answers what the operator reads. */
export interface Operation {
  /** As it is typed, `FILE` where a path stands. */
  usage: string
  help: string
  run(env: Env, file: string): string | Promise<string>
}
