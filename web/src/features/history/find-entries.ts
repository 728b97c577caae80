import type { Language } from 'shared/model/bilingual'
import { activityTitle, type LibraryTitles } from 'shared/rules/progress/activity-title'
import type { HistoryEntry, HistoryKind } from 'shared/rules/progress/history'
import { hasWords, searchForm, searchWords } from 'shared/rules/search-text'

export interface Searchable {
  entry: HistoryEntry
  /** The entry's title and kind in the reader's language, in the form for searching. */
  words: string
}

/**
 * Pairs each entry with its searchable text. Computed ahead of the searches, because a history can have thousands of
 * entries.
 */
export const searchable = (
  entries: readonly HistoryEntry[],
  language: Language,
  titles: LibraryTitles,
  kindName: (entry: HistoryEntry) => string,
): Searchable[] =>
  entries.map((entry) => ({
    entry,
    words: searchForm(`${activityTitle(entry.activity, language, titles)} ${kindName(entry)}`),
  }))

/** The entries of the given kind (of every kind if it is undefined) that contain every word of the query. */
export function findEntries(all: readonly Searchable[], kind: HistoryKind | undefined, query: string): HistoryEntry[] {
  const words = searchWords(query)
  return all.flatMap(({ entry, words: text }) =>
    (kind === undefined || entry.kind === kind) && hasWords(text, words) ? [entry] : [],
  )
}
