import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { closeServer } from './close-server.ts'

async function serverWith(reply: () => Promise<void> = async () => {}) {
  const server = createServer(async (_, response) => {
    await reply()
    response.end('here')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  /** Opens a connection, and waits until the server has accepted it. */
  const open = async () => {
    const accepted = once(server, 'connection')
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    await accepted
    return socket
  }
  return { server, open, port }
}
const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

test('a connection that was just opened still gets the reply to its request', async () => {
  const { server, open } = await serverWith()
  const socket = await open()
  const closed = closeServer(server)
  socket.write(REQUEST)
  expect((await once(socket, 'data'))[0]).toContain('here')
  await closed
})

test('a request in flight gets its reply, and an idle connection holds nothing up', async () => {
  let release = () => {}
  const { server, open, port } = await serverWith(() => new Promise((done) => (release = done)))
  await open()
  const socket = await open()
  const asked = once(server, 'request')
  socket.write(REQUEST)
  await asked
  const closed = closeServer(server)
  const [refusal] = await once(connect(port, '127.0.0.1'), 'error')
  expect(refusal).toMatchObject({ code: 'ECONNREFUSED' })
  const answered = once(socket, 'data')
  release()
  expect((await answered)[0]).toContain('here')
  await closed
})
