import type { PeopleQuery } from 'shared/model/people/admin-user'
import { wordsOfPerson, wordsOfSearch } from 'shared/rules/people-words'
import { type Account, world } from '../world'
import { pageAfter } from './page-after'

/** A page of the accounts of the fake world, the newest first. */
export function peoplePage({ search, plan, after }: PeopleQuery = {}): Account[] {
  const wanted = wordsOfSearch(search ?? '')
  const fits = ({ user, email }: Account) => {
    const words = wordsOfPerson({ email, firstName: user.name, lastName: '', displayName: user.displayName })
    return (plan === undefined || user.plan === plan) && wanted.every((one) => words.some((w) => w.startsWith(one)))
  }
  const all = Object.values(world.accounts)
    .filter(fits)
    .map((account) => ({ id: account.user.id, account }))
    .sort((a, b) => b.account.user.createdAt.localeCompare(a.account.user.createdAt) || b.id.localeCompare(a.id))
  return pageAfter(all, after).map(({ account }) => account)
}
