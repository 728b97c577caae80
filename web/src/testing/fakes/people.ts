import type { PeopleQuery } from 'shared/model/admin-user'
import { type Account, world } from '../world'
import { pageAfter } from './page-after'

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** A page of the accounts of the fake world, the newest first. */
export function peoplePage({ search, plan, after }: PeopleQuery = {}): Account[] {
  const word = plain(search ?? '').trim()
  const fits = ({ user, email }: Account) =>
    (plan === undefined || user.plan === plan) &&
    (word === '' ||
      plain(`${user.name} ${user.displayName} ${email.replace('@', ' ')} ${email}`)
        .split(/\s+/)
        .some((w) => w.startsWith(word)))
  const all = Object.values(world.accounts)
    .filter(fits)
    .map((account) => ({ id: account.user.id, account }))
    .sort((a, b) => b.account.user.createdAt.localeCompare(a.account.user.createdAt) || b.id.localeCompare(a.id))
  return pageAfter(all, after).map(({ account }) => account)
}
