import { useEffect } from 'react'
import type { Editing } from './use-editing'

/** A list that was read anew brings another version: where nothing is written yet, the edit begins from that one. */
export function useLatestVersion<T extends { updatedAt?: string }, Form>(
  editing: Editing<Form> | undefined,
  saved: T | undefined,
  toForm: (item: T) => Form,
) {
  const isOlder = saved?.updatedAt !== undefined && editing?.base !== saved.updatedAt
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that another version is here
  useEffect(() => {
    if (editing && !editing.isChanged && isOlder && saved) editing.follow(saved.updatedAt ?? null, toForm(saved))
  }, [isOlder, editing?.isChanged])
}
