import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDb, currentDb, deleteDb, openDb } from '#data/db/db'
import { server } from '../../testing/server'
import { signIn } from '../../testing/world'
import { deliver, type Unsent, useUnsent } from './chat-unsent'

beforeEach(() => void openDb(signIn().id))
afterEach(async () => {
  closeDb()
  await deleteDb('learner')
})

test('a message that fails is shown as being sent, then with the reason, and never without either', async () => {
  server.use(http.post('*/api/chat/messages', () => HttpResponse.error()))
  const db = currentDb()
  const shown: Unsent[] = []
  renderHook(() => shown.push(...(useUnsent('general') ?? [])))
  const put = db.drafts.put.bind(db.drafts)
  // Another write makes the list read again just before the reason is stored.
  vi.spyOn(db.drafts, 'put').mockImplementation((async (row: Parameters<typeof put>[0]) => {
    if ((row.value as Unsent).failure) {
      const seen = shown.length
      await put({ ...row, key: 'chat/unsent/general/another', value: { id: 'another', failure: { status: 0 } } })
      await waitFor(() => expect(shown.length).toBeGreaterThan(seen))
    }
    return put(row)
  }) as unknown as typeof put)
  await deliver(db, { id: 'one', roomId: 'general', content: 'Hello', senderName: 'Ada', createdAt: '2026-01-01' })
  await waitFor(() => expect(shown.at(-1)?.failure).toEqual({ status: 0 }))
  const own = shown.filter(({ id }) => id === 'one')
  expect(own.some(({ isSending }) => isSending)).toBe(true)
  expect(own.filter(({ isSending, failure }) => !isSending && !failure)).toEqual([])
  expect(own.at(-1)).toMatchObject({ isSending: false, failure: { status: 0 } })
})
