import { HttpResponse, http } from 'msw'
import type { Failure } from 'shared/contract/failure'
import { CONTRACT_HEADER, CONTRACT_VERSION } from 'shared/contract/version'
import { server } from './server'

/** From now on the server refuses this call with this error. */
export const refuseCall = (
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  status: number,
  body: Failure = { error: 'Something went wrong on the server. Please try again.' },
) =>
  server.use(
    http[method](`*${path}`, () =>
      HttpResponse.json(body as never, { status, headers: { [CONTRACT_HEADER]: String(CONTRACT_VERSION) } }),
    ),
  )
