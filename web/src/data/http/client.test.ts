import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { server } from '../../testing/server'
import { send } from './client'

const refusedWith = (body: string, status = 503) => {
  const headers = { 'Situ-Contract': '1' }
  server.use(http.get('*/api/modules', () => new HttpResponse(body, { status, headers, statusText: 'Busy' })))
  return send({ method: 'GET', path: '/api/modules' }, {}).catch((error: unknown) => error)
}

test.each([
  ['{"error":"No","message":"Other"}', 'No'],
  ['{"message":"Other"}', 'Other'],
  ['{"detail":1}', '{"detail":1}'],
  ['Out of order', 'Out of order'],
  ['"Out of order"', '"Out of order"'],
  ['null', 'null'],
  ['', 'Busy'],
  ['<html></html>', 'Busy'],
])('the text of a refusal with the body %s is %s', async (body, text) => {
  expect(await refusedWith(body)).toMatchObject({ name: 'ApiError', status: 503, message: text })
})

test('the message of a refusal stands for its missing error', async () => {
  expect(await refusedWith('{"message":"Other"}')).toMatchObject({ body: { error: 'Other' } })
  expect(await refusedWith('{"detail":1}')).toMatchObject({ body: undefined })
})

test('on 404 the text names the address and suggests that the route is missing', async () => {
  expect(await refusedWith('{"error":"Not found"}', 404)).toMatchObject({
    message: 'Not found (/api/modules: is the route missing?)',
  })
})
