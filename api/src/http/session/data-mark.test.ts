import { expect, test } from 'vitest'
import { startApi } from '../../testing/api.ts'
import { renewedDataMark } from './data-mark.ts'

test('the mark comes back as the server’s own cookie, for a year', () => {
  expect(renewedDataMark('a=b; data_here=u1~u2', false)).toBe('data_here=u1~u2; Path=/; SameSite=Lax; Max-Age=31536000')
  expect(renewedDataMark('data_here=u1', true)).toMatch(/; Secure$/)
})
test.each([undefined, 'a=b', 'data_here=', 'data_here=a b', 'data_here=a%0d%0aSet-Cookie', 'data_here=a~b~c~d~e'])(
  'nothing else is given back (%s)',
  (header) => expect(renewedDataMark(header, false)).toBeUndefined(),
)
test('whoever asks who is signed in gets it renewed', async () => {
  const api = await startApi()
  const { id } = await api.register('ada')
  const session = api.cookieOf('ada') ?? ''
  const ask = (path: string) => api.send('GET', path, { headers: { cookie: `${session}; data_here=${id}` } })
  const given = (await ask('/api/auth/user')).headers.getSetCookie()
  expect(given).toContainEqual(expect.stringMatching(`^data_here=${id}; `))
  expect((await ask('/api/modules')).headers.getSetCookie()).toEqual([])
  await api.stop()
})
