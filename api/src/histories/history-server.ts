import { MESSAGES } from 'shared/contract/messages'
import { OWNER_HEADER } from 'shared/contract/version'
import type { ProgressSummary } from 'shared/model/progress'
import { uuidv7 } from 'uuidv7'
import { newUserRow } from '../areas/user.ts'
import { addUser } from '../db/tables/people/users.ts'
import { startApi } from '../testing/api.ts'

export interface Request {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
  /** The user whose cookie is sent. */
  user: string
  /** The user whose outbox sends it. */
  owner: string | undefined
}
export interface Answer {
  status: number
  reply: ProgressSummary | undefined
}

/** The real app on a real SQLite file, and new users without the cost of hashing a password for each. */
export async function historyServer() {
  const api = await startApi()
  const { store, sessions } = api.services
  const cookies = new Map<string, string>()

  return {
    stop: api.stop,
    async newUser(): Promise<string> {
      const id = uuidv7()
      const createdAt = api.time.now
      const row = newUserRow({
        id,
        email: `${id}@example.org`,
        passwordHash: '-',
        firstName: 'A',
        lastName: 'B',
        createdAt,
      })
      const { token } = await store.write(async (db) => {
        await addUser(db, row)
        return sessions.start(db, id, false, createdAt)
      })
      cookies.set(id, `situ_session=${token}`)
      return id
    },
    async deliver({ method, path, body, user, owner }: Request): Promise<Answer> {
      api.setCookie('history', cookies.get(user) ?? '')
      const answer = await api.send(method, path, {
        as: 'history',
        ...(body === undefined ? {} : { body }),
        ...(owner === undefined ? {} : { headers: { [OWNER_HEADER]: owner } }),
      })
      const value = (await answer.json()) as ProgressSummary & { error?: string }
      if (value.error === MESSAGES.broken) throw new Error(`the server broke: ${method} ${path}`)
      return { status: answer.status, reply: answer.status === 200 ? value : undefined }
    },
    /** Ids in a user's log. */
    async log(userId: string): Promise<string[]> {
      const rows = await store.read.selectFrom('activityLog').select('id').where('userId', '=', userId).execute()
      return rows.map((row) => row.id)
    },
  }
}
export type HistoryServer = Awaited<ReturnType<typeof historyServer>>
