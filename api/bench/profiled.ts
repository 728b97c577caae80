import { type Profile, printProfile } from '../../.ci/profile.ts'
import type { Load } from './load.ts'
import type { Running } from './servers.ts'

/** Sends one command after the other to a server's inspector. */
async function inspect(port: number) {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new Error('the server has no inspector')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((done, fail) => {
    socket.addEventListener('open', done)
    socket.addEventListener('error', fail)
  })
  let last = 0
  const send = (method: string) =>
    new Promise<unknown>((done) => {
      const id = ++last
      const hear = ({ data }: MessageEvent) => {
        const reply = JSON.parse(String(data)) as { id?: number; result?: unknown }
        if (reply.id !== id) return
        socket.removeEventListener('message', hear)
        done(reply.result)
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id, method }))
    })
  return { send, close: () => socket.close() }
}

/** Loads a server; where benchmarks are profiled (`PROFILE=1`), prints what its processor time was spent on. */
export async function profiled(server: Running, name: string, work: () => Promise<Load>): Promise<Load> {
  if (server.inspector === undefined) return work()
  const { send, close } = await inspect(server.inspector)
  await send('Profiler.enable')
  await send('Profiler.start')
  const load = await work()
  const { profile } = (await send('Profiler.stop')) as { profile: Profile }
  close()
  printProfile(name, profile, { units: load.done, unit: 'request' })
  return load
}
