import type { User } from 'shared/model/people/user'
import { Plan } from 'shared/model/people/user'
import { isAdministrator } from 'shared/rules/access'
import type { UserRow } from '../db/rows/people.ts'
import { avatarSeed } from '../secrets.ts'

export type ToUser = (row: UserRow, now: number) => User

/** A plan that has ended is the free one. */
export const planOf = (row: Pick<UserRow, 'plan' | 'planExpiresAt'>, now: number): Plan =>
  row.planExpiresAt !== null && row.planExpiresAt <= now ? 'free' : Plan.parse(row.plan)

/** The URL of a person's picture; it contains the time of the picture, so that each one can be cached for ever. */
export const pictureUrl = ({ id, imageAt }: Pick<UserRow, 'id' | 'imageAt'>) =>
  imageAt === null ? null : `/api/profile-images/${id}?v=${imageAt}`

export const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/** Converts a row to the signed-in person of the contract. */
export const toUserWith =
  (secret: string, adminEmail: string): ToUser =>
  (row, now) => {
    const name = fullName(row)
    const plan = planOf(row, now)
    return {
      id: row.id,
      email: row.email,
      firstName: row.firstName,
      lastName: row.lastName,
      displayName: row.displayName ?? name,
      name,
      customTitle: row.customTitle,
      customProfileImage: pictureUrl(row),
      profileImageUrl: pictureUrl(row),
      avatar: avatarSeed(secret, row.id),
      role: isAdministrator(row.email, adminEmail) ? 'admin' : 'user',
      subscriptionStatus: plan === 'free' ? 'free' : 'premium',
      plan,
      planExpiresAt: row.planExpiresAt === null ? null : new Date(row.planExpiresAt).toISOString(),
      createdAt: new Date(row.createdAt).toISOString(),
    }
  }

type New = Pick<UserRow, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'createdAt'>
export const newUserRow = ({ id, email, passwordHash, firstName, lastName, createdAt }: New): UserRow => ({
  id,
  email,
  passwordHash,
  firstName,
  lastName,
  displayName: null,
  customTitle: null,
  plan: 'free',
  planExpiresAt: null,
  createdAt,
  imageAt: null,
  updatedAt: null,
  passwordSetBy: null,
  passwordSetAt: null,
})
