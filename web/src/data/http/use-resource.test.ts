import { renderHook } from '@testing-library/react'
import { modules } from 'shared/contract/calls/modules'
import { afterEach, expect, test } from 'vitest'
import { server } from '../../testing/server'
import { useResource } from './use-resource'

afterEach(() => server.events.removeAllListeners())

test('a screen that remains for a moment after sign-out asks for nothing', async () => {
  let requests = 0
  server.events.on('request:start', () => {
    requests++
  })
  const { result } = renderHook(() => useResource(modules.list, {}))
  result.current.again()
  // Within one turn of the event loop, a request would begin and an unhandled rejection would be reported.
  await new Promise((done) => setImmediate(done))
  expect(requests).toBe(0)
  expect(result.current).toMatchObject({ value: undefined, settled: false, failure: undefined })
})
