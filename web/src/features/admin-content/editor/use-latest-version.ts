import { useEffect } from 'react'
import type { Editing } from './use-editing'

/** When the reloaded list has another version and nothing is typed yet, bases the edit on that version. */
export function useLatestVersion<T extends { updatedAt?: string }, Form>(
  editing: Editing<Form> | undefined,
  saved: T | undefined,
  toForm: (item: T) => Form,
) {
  const isOlder = saved?.updatedAt !== undefined && editing?.base !== saved.updatedAt
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the version only
  useEffect(() => {
    if (editing && !editing.isChanged && isOlder && saved) editing.follow(saved.updatedAt ?? null, toForm(saved))
  }, [isOlder, editing?.isChanged])
}
