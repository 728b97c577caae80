/** The number of items in one page of the administrator's lists. */
const PAGE = 50

/** The page of a list that begins after the item with this id; empty where there is none. */
export function pageAfter<T extends { id: string }>(items: readonly T[], after: string | undefined): T[] {
  if (after === undefined) return items.slice(0, PAGE)
  const at = items.findIndex(({ id }) => id === after)
  return at === -1 ? [] : items.slice(at + 1, at + 1 + PAGE)
}
