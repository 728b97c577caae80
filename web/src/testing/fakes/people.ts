import type { PeopleQuery } from 'shared/model/people/admin-user'
import { idOfSearch, wordsOfPerson, wordsOfSearch } from 'shared/rules/people-words'
import { type Account, world } from '../world'
import { pageAfter } from './page-after'

/** A page of the accounts of the fake world, the newest first. */
export function peoplePage({ search, plan, after }: PeopleQuery = {}): Account[] {
  const wanted = wordsOfSearch(search ?? '')
  const id = idOfSearch(search ?? '')
  const fits = ({ user, email }: Account) => {
    const words = wordsOfPerson({ email, firstName: user.name, lastName: '', displayName: user.displayName })
    const isNamed = wanted.every((one) => words.some((w) => w.startsWith(one)))
    const isMeant = isNamed || (id !== undefined && user.id.startsWith(id))
    return (plan === undefined || user.plan === plan) && isMeant
  }
  const all = Object.values(world.accounts)
    .filter(fits)
    .map((account) => ({ id: account.user.id, account }))
    .sort((a, b) => b.account.user.createdAt.localeCompare(a.account.user.createdAt) || b.id.localeCompare(a.id))
  return pageAfter(all, after).map(({ account }) => account)
}
