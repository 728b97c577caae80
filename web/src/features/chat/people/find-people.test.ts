import type { OnlineUser } from 'shared/model/people/online-user'
import { expect, test } from 'vitest'
import { findPeople } from './find-people'

const person = (displayName: string, name: string): OnlineUser => ({
  id: name,
  displayName,
  name,
  email: null,
  avatar: '',
  profileImageUrl: null,
})
const people = [person('Élodie', 'Élodie Côté'), person('Dr Grace', 'Grace Hopper'), person('Ada L.', 'Ada O’Neill')]

test.each([
  ['', 3],
  ['  ', 3],
  ['elodie', 1],
  ['CÔTÉ', 1],
  ['cote elodie', 1],
  ['grace dr hop', 1],
  ['ada hopper', 0],
  ['zoé', 0],
  ["o'neill", 1],
  ['a', 2],
])('%j finds %d', (query, count) => expect(findPeople(people, query)).toHaveLength(count))
