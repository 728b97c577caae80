import { type Learner, register } from '../bench/servers.ts'
import { Processes } from './postgres-processes.ts'
import type { PostgresServer } from './postgres-server.ts'

const ADMIN_PASSWORD = 'the pass phrase of the races'

interface Race {
  what: string
  /** Runs the race once on these processes; true where the outcome is right. */
  run: (urls: readonly string[], n: number) => Promise<boolean>
}
const headersOf = (cookie: string) => ({
  'Content-Type': 'application/json',
  'Sec-Fetch-Site': 'same-origin',
  Cookie: cookie,
})
async function signIn(url: string) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: headersOf(''),
    body: JSON.stringify({ email: 'admin@situ.local', password: ADMIN_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`the administrator cannot sign in: ${answer.status}`)
  return headersOf(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')
}
const statusOf = async (answer: Promise<Response>) => {
  const done = await answer
  await done.arrayBuffer()
  return done.status
}
const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b).join(' ')

/** Races of two processes on one database; each must end as if its two actions had run one after the other. */
function races(admin: Record<string, string>, learners: readonly Learner[]): Race[] {
  const post = (url: string, path: string, headers: Record<string, string>, body: object, method = 'POST') =>
    fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) })
  return [
    {
      what: 'two saves of a quiz from one base',
      run: async ([one = '', two = ''], n) => {
        const quizzes = (await (await fetch(`${one}/api/admin/quizzes`, { headers: admin })).json()) as {
          id: string
          updatedAt: string
        }[]
        const quiz = quizzes[n % quizzes.length]
        const save = (url: string, passingScore: number) =>
          statusOf(post(url, `/api/admin/quizzes/${quiz?.id}`, admin, { passingScore, base: quiz?.updatedAt }, 'PATCH'))
        const base = 40 + (n % 20) * 2
        return sorted(await Promise.all([save(one, base), save(two, base + 1)])) === '200 409'
      },
    },
    {
      what: 'a session that one process ends is ended on the other',
      run: async ([one = '', two = ''], n) => {
        const learner = await register(one, `leaver-${n}`)
        const user = (url: string) => statusOf(fetch(`${url}/api/auth/user`, { headers: learner.headers }))
        const before = await user(two)
        await statusOf(post(one, '/api/auth/logout', learner.headers, {}))
        return before === 200 && (await user(two)) === 401
      },
    },
    {
      what: 'a renewal and a sign-out at once leave no session',
      run: async ([one = '', two = ''], n) => {
        const learner = await register(one, `renewer-${n}`)
        const [renewed] = await Promise.all([
          post(one, '/api/auth/refresh', learner.headers, {}),
          post(two, '/api/auth/logout', learner.headers, {}),
        ])
        const cookie = renewed.headers.getSetCookie()[0]?.split(';')[0]
        const user = (url: string, headers: Record<string, string>) =>
          statusOf(fetch(`${url}/api/auth/user`, { headers }))
        const old = await user(two, learner.headers)
        return old === 401 && (cookie === undefined || (await user(two, headersOf(cookie))) === 401)
      },
    },
    {
      what: 'one activity written to both is counted once',
      run: async (urls, n) => {
        const learner = learners[n % learners.length] as Learner
        const minutes = async () =>
          (
            (await (await fetch(`${urls[0]}/api/user-study-time`, { headers: learner.headers })).json()) as {
              totalMinutes: number
            }
          ).totalMinutes
        const before = await minutes()
        const activity = { id: `race-${n}`, type: 'game', timeSpent: 60, completed: true }
        await Promise.all(urls.map((url) => statusOf(post(url, '/api/progress', learner.headers, activity))))
        return (await minutes()) === before + 1
      },
    },
  ]
}

/** Runs every race `rounds` times on two processes; returns whether all outcomes were right. */
export async function proveRaces(postgres: PostgresServer, rounds: number): Promise<boolean> {
  // A database of its own, because the other proofs count every row of theirs.
  await postgres.query('create database races')
  const processes = new Processes({ DATABASE_URL: postgres.url.replace(/\/\w+$/, '/races'), ADMIN_PASSWORD })
  for (let i = 0; i < 2; i++) await processes.add()
  const { urls } = processes
  const learners = [await register(urls[0] ?? '', 'racer-0'), await register(urls[0] ?? '', 'racer-1')]
  let isRight = true
  for (const { what, run } of races(await signIn(urls[0] ?? ''), learners)) {
    let wrong = 0
    for (let n = 0; n < rounds; n++) if (!(await run(urls, n))) wrong++
    console.log(`${what}: ${wrong} of ${rounds} wrong`)
    isRight &&= wrong === 0
  }
  await processes.stop()
  return isRight
}
