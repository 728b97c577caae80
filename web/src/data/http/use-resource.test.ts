import { renderHook } from '@testing-library/react'
import { modules } from 'shared/contract/calls/modules'
import { expect, test } from 'vitest'
import { server } from '../../testing/server'
import { useResource } from './use-resource'

test('a screen that remains for a moment after sign-out asks for nothing', async () => {
  let requests = 0
  server.events.on('request:start', () => {
    requests++
  })
  const { result } = renderHook(() => useResource(modules.list, {}))
  result.current.again()
  await new Promise((done) => setTimeout(done, 50))
  expect(requests).toBe(0)
  expect(result.current).toMatchObject({ value: undefined, settled: false, failure: undefined })
})
