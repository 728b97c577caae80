import type { OnlineUser } from 'shared/model/online-user'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** People whose name has every word of the query, whatever its accents and capitals. */
export function findPeople(people: readonly OnlineUser[], query: string): readonly OnlineUser[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return people.filter(({ displayName, name }) => {
    const text = plain(`${displayName} ${name}`)
    return words.every((word) => text.includes(word))
  })
}
