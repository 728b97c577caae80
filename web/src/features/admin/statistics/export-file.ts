import type { AdminUser } from 'shared/model/people/admin-user'

export const EXPORT_VERSION = '1.0'

/**
 * A user as exported, without the fields about the password and without the progress, which the file lists separately.
 */
const withoutPassword = ({
  password: _,
  plaintextPassword: _1,
  passwordSetBy: _2,
  passwordSetAt: _3,
  progressData: _4,
  ...user
}: AdminUser) => user

/** The export file of the administration: users and their progress, messages to the team, and the content. */
export const exportFile = <T extends { users: readonly AdminUser[] }>({ users, ...rest }: T, now: Date) => ({
  version: EXPORT_VERSION,
  exportDate: now.toISOString(),
  users: users.map(withoutPassword),
  progress: users
    .filter(({ role }) => role === 'user')
    .map(({ id, email, displayName, progressData }) => ({ id, email, displayName, ...progressData })),
  ...rest,
})
