import type { AdminUser } from 'shared/model/admin-user'

export const EXPORT_VERSION = '1.0'

/** A user as the file has them: nothing of a password, not even that there is one. */
const withoutPassword = ({
  password: _,
  plaintextPassword: _1,
  passwordSetBy: _2,
  passwordSetAt: _3,
  progressData: _4,
  ...user
}: AdminUser) => user

/** The file of the administration: who learns here and how far they have come, what was written to the team, and the content. */
export const exportFile = <T extends { users: readonly AdminUser[] }>({ users, ...rest }: T, now: Date) => ({
  version: EXPORT_VERSION,
  exportDate: now.toISOString(),
  users: users.map(withoutPassword),
  progress: users
    .filter(({ role }) => role === 'user')
    .map(({ id, email, displayName, progressData }) => ({ id, email, displayName, ...progressData })),
  ...rest,
})
