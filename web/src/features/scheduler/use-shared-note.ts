import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { NOTE_CONTENT_MAX, NOTE_TITLE_MAX } from 'shared/model/note'

/** Search parameters by which another app shares text (`share_target` of the manifest); each of them may be missing. */
const PARTS = ['title', 'text', 'url'] as const
export type SharedNote = { title: string; content: string }

/** A shared text as title and details, cut to what a note holds; undefined where nothing was shared. */
export function sharedNote(search: Record<string, unknown>): SharedNote | undefined {
  // The router parses a shared text such as `2026` as a number.
  const [title = '', ...rest] = PARTS.map((part) => String(search[part] ?? '').trim())
  const content = rest.filter(Boolean).join('\n')
  if (!title && !content) return undefined
  const name = title || (content.split('\n')[0] ?? '')
  return { title: name.slice(0, NOTE_TITLE_MAX), content: content.slice(0, NOTE_CONTENT_MAX) }
}

/** Passes what was shared with the installed app to `onShared`, and removes it from the address. */
export function useSharedNote(onShared: (shared: SharedNote) => void) {
  const navigate = useNavigate()
  const { search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone says that something is shared
  useEffect(() => {
    const shared = sharedNote(search as Record<string, unknown>)
    if (!shared) return
    onShared(shared)
    void navigate({ to: '/scheduler', replace: true })
  }, [search])
}
