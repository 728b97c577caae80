const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** People whose name contains every word of the query, ignoring accents and case. */
export function findPeople<P extends { displayName: string; name: string }>(
  people: readonly P[],
  query: string,
): readonly P[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return people.filter(({ displayName, name }) => {
    const text = plain(`${displayName} ${name}`)
    return words.every((word) => text.includes(word))
  })
}
