import { ApiError } from 'shared/contract/api-error'
import type { Args, Endpoint, Reply } from 'shared/contract/endpoint'
import { call } from './client'

/**
 * Makes a call; where the server asks for a proof of work, calculates it and asks once more. `onWork` is called at the
 * beginning of the calculation and at its end. Throws ApiError.
 */
export async function callWithWork<E extends Endpoint>(
  endpoint: E,
  args: Args<E>,
  onWork: (isWorking: boolean) => void,
): Promise<Reply<E>> {
  try {
    return await call(endpoint, args)
  } catch (error) {
    const challenge = error instanceof ApiError && error.body?.code === 'work' ? error.body.work : undefined
    if (challenge === undefined) throw error
    onWork(true)
    try {
      // Loaded on demand, because few requests need a proof of work.
      const { solveWork } = await import('#browser/solve-work')
      const work = await solveWork(challenge)
      if (work === undefined) throw error
      return await call(endpoint, args, { work })
    } finally {
      onWork(false)
    }
  }
}
