import type { adminUsers as contract } from 'shared/contract/calls/admin/users'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { type AdminUser, HANDED_HOURS, PASSWORD_MASK } from 'shared/model/people/admin-user'
import type { UserRow } from '../../db/rows/people.ts'
import type { Store } from '../../db/store.ts'
import { handedPassword, keepHanded, passwordHistory, setNewPassword } from '../../db/tables/people/passwords.ts'
import { setPlan } from '../../db/tables/people/payments.ts'
import { peoplePage } from '../../db/tables/people/people.ts'
import { deleteResetTokensOf } from '../../db/tables/people/reset-tokens.ts'
import { userById } from '../../db/tables/people/users.ts'
import { progressOf } from '../../db/tables/progress/learner-progress.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/failures.ts'
import type { Sessions } from '../../http/session/session.ts'
import type { SendMail } from '../../mail.ts'
import type { Passwords } from '../../passwords.ts'
import { PURPOSES, seal, unseal } from '../../secrets.ts'
import { passwordChangedMail } from '../auth/auth-mails.ts'
import { refuseWeak } from '../auth/new-password.ts'
import type { ToUser } from '../user.ts'
import { audit } from './audit.ts'
import { mustBeFresh } from './fresh.ts'
import { maskedHash } from './masked-hash.ts'

interface Services {
  store: Store
  sessions: Sessions
  passwords: Passwords
  sendMail: SendMail
  toUser: ToUser
  secret: string
}
const HOUR_MS = 3_600_000
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Users and their passwords. A password is returned only by a reveal, which is recorded in the audit log. */
export function adminUsers(services: Services): Handlers<typeof contract, Call> {
  const { store, sessions, passwords, sendMail, toUser, secret } = services

  async function shown(rows: readonly UserRow[], { db, now }: Pick<Call, 'db' | 'now'>): Promise<AdminUser[]> {
    const ids = rows.map(({ id }) => id)
    const progress = await progressOf(db, ids)
    return Promise.all(
      rows.map(async (row): Promise<AdminUser> => {
        const { customProfileImage: _, ...user } = toUser(row, now)
        const handed = await handedPassword(db, row.id)
        const progressData = progress.get(row.id)
        if (!progressData) throw new Error('progress is answered for everybody who is asked for')
        return {
          ...user,
          email: row.email ?? '',
          username: row.email?.split('@')[0] ?? '',
          updatedAt: new Date(row.updatedAt ?? row.createdAt).toISOString(),
          password: maskedHash(row.passwordHash),
          plaintextPassword: handed && handed.expiresAt > now && handed.sealed ? PASSWORD_MASK : null,
          passwordSetBy: row.passwordSetBy,
          passwordSetAt: iso(row.passwordSetAt),
          progressData,
        }
      }),
    )
  }
  async function present({ db }: Pick<Call, 'db'>, id: string): Promise<UserRow> {
    const [row] = await userById(db, { id })
    if (!row) throw new Refusal(404, MESSAGES.notFound)
    return row
  }
  const named = (row: UserRow) => ({ kind: 'user' as const, subjectId: row.id, subject: row.email ?? row.id })

  return {
    list: async ({ query }, call) => shown(await peoplePage(call.db, query ?? {}, call.now), call),

    passwordHistory: async ({ params }, call) => {
      await present(call, params.id)
      return (await passwordHistory(call.db, params.id)).map(({ hash, createdAt }) => ({
        password: maskedHash(hash),
        createdAt: new Date(createdAt).toISOString(),
      }))
    },

    changePassword: async ({ params: { id }, body: { password, isHashed } }, call) => {
      const row = await present({ db: store.read }, id)
      mustBeFresh(call)
      const { now, user } = call
      await refuseWeak(password, row.email)
      const passwordHash = await passwords.hash(password)
      await store.write(async (db) => {
        await setNewPassword(db, id, passwordHash, user.email, now)
        if (!isHashed)
          await keepHanded(db, {
            userId: id,
            sealed: seal(secret, PURPOSES.handedPassword, id, password),
            expiresAt: now + HANDED_HOURS * HOUR_MS,
          })
        await deleteResetTokensOf(db, id)
        await sessions.endAll(db, id)
        await audit({ db, user, now }, { ...named(row), action: 'password_set', detail: { temporary: !isHashed } })
      })
      const { email } = row
      if (email !== null) call.after(() => sendMail(passwordChangedMail(email)))
      return { message: MESSAGES.passwordUpdated }
    },

    revealPassword: async ({ params: { id } }, call) => {
      const row = await present(call, id)
      mustBeFresh(call)
      const handed = await handedPassword(call.db, id)
      if (!handed?.sealed || handed.expiresAt <= call.now) throw new Refusal(404, MESSAGES.noHandedPassword)
      await audit(call, { ...named(row), action: 'password_revealed' })
      return {
        password: unseal(secret, PURPOSES.handedPassword, id, handed.sealed),
        setBy: row.passwordSetBy,
        expiresAt: new Date(handed.expiresAt).toISOString(),
      }
    },

    update: async ({ params: { id }, body: { plan, planExpiresAt } }, call) => {
      const row = await present(call, id)
      const expiresAt = planExpiresAt === null ? null : Date.parse(planExpiresAt)
      await setPlan(call.db, id, plan, plan === 'free' ? null : expiresAt)
      const detail = { from: row.plan, to: plan, until: planExpiresAt }
      await audit(call, { ...named(row), action: 'plan_changed', detail })
      const [changed] = await shown([await present(call, id)], call)
      if (!changed) throw new Refusal(404, MESSAGES.notFound)
      return changed
    },

    endSessions: async ({ params: { id } }, call) => {
      const row = await present({ db: store.read }, id)
      await store.write(async (db) => {
        await sessions.endAll(db, id)
        await audit({ ...call, db, user: call.user }, { ...named(row), action: 'sessions_ended' })
      })
      return { message: MESSAGES.sessionsEnded }
    },
  }
}
