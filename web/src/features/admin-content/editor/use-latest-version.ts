import { useEffect } from 'react'
import type { Editing } from './use-editing'

/** A reloaded list brings another version: if nothing is typed yet, the edit is based on that one. */
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
