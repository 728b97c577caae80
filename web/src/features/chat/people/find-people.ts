import { hasWords, searchForm, searchWords } from 'shared/rules/search-text'

/** People whose name contains every word of the query, ignoring accents and case. */
export function findPeople<P extends { displayName: string; name: string }>(
  people: readonly P[],
  query: string,
): readonly P[] {
  const words = searchWords(query)
  return people.filter(({ displayName, name }) => hasWords(searchForm(`${displayName} ${name}`), words))
}
