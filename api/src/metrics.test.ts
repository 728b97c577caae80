import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createMetrics, serveMetrics } from './metrics.ts'
import { startApi } from './testing/api.ts'

test('calls, mails, the queue of writes and lost lines are told in the form of Prometheus, by no name of a person', async () => {
  const metrics = await createMetrics({
    store: () => ({ writesWaiting: 3, connections: 7, connectionsWaiting: 1, repeats: 2 }),
    lostLines: () => 5,
  })
  const api = await startApi({ metrics })
  const { email } = await api.register('measured')
  await api.send('POST', '/api/auth/forgot-password', { body: { email } })
  await api.services.background.idle()
  await api.send('GET', '/api/quizzes/none', { as: 'measured' })
  const server = await serveMetrics(metrics.registry, 0, '127.0.0.1')
  const { port } = server.address() as AddressInfo
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  server.close()
  await api.stop()
  for (const line of [
    'situ_call_seconds_count{call="auth.register",status="200"} 1',
    'situ_call_seconds_count{call="quizzes.one",status="404"} 1',
    'situ_mails_total{end="sent"} 1',
    'situ_database_writes_waiting 3',
    'situ_database_connections 7',
    'situ_database_connections_waiting 1',
    'situ_database_repeats 2',
    'situ_log_lines_lost 5',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(text).toContain(line)
  expect(text).not.toContain('measured')
})
test.each([
  [1, 'from-the-proxy-1'],
  [0, undefined],
])('with %i proxies before it, a request has the name %s', async (trustProxyHops, name) => {
  const api = await startApi({ trustProxyHops })
  const headers = {
    'x-request-id': 'from-the-proxy-1',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  }
  const answer = await api.send('GET', '/api/health', { headers })
  if (name) expect(answer.headers.get('Situ-Request')).toBe(name)
  else expect(answer.headers.get('Situ-Request')).not.toBe('from-the-proxy-1')
  expect(api.logged.at(-1)).toContain('"trace":"0af7651916cd43dd8448eb211c80319c"')
  await api.stop()
})
