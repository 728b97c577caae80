import { act, renderHook, waitFor } from '@testing-library/react'
import { ApiError } from 'shared/contract/api-error'
import { expect, test } from 'vitest'
import { allPages, usePages } from './use-pages'

const FULL = 2
const items = (...ids: string[]) => ids.map((id) => ({ id }))
/** Pages whose replies the test gives by hand. */
function slow() {
  const waiting: { after: string | undefined; answer: (ids: string[]) => void; fail: (error: unknown) => void }[] = []
  const page = (after: string | undefined) =>
    new Promise<{ id: string }[]>((resolve, fail) =>
      waiting.push({ after, answer: (ids) => resolve(items(...ids)), fail }),
    )
  return { waiting, page }
}
const ids = (list: readonly { id: string }[] | undefined) => list?.map(({ id }) => id)

test('page after page, until one is not full', async () => {
  const { waiting, page } = slow()
  const { result } = renderHook(() => usePages({ page, key: 'k', full: FULL }))
  expect(result.current).toMatchObject({ items: undefined, busy: true })
  await act(async () => waiting[0]?.answer(['a', 'b']))
  expect(result.current).toMatchObject({ items: items('a', 'b'), hasMore: true, busy: false })
  act(() => result.current.more())
  expect(waiting[1]?.after).toBe('b')
  await act(async () => waiting[1]?.answer(['c']))
  expect(ids(result.current.items)).toEqual(['a', 'b', 'c'])
  expect(result.current.hasMore).toBe(false)
})

test('reading anew keeps as much as is shown', async () => {
  const { waiting, page } = slow()
  const { result } = renderHook(() => usePages({ page, key: 'k', full: FULL }))
  await act(async () => waiting[0]?.answer(['a', 'b']))
  act(() => result.current.more())
  await act(async () => waiting[1]?.answer(['c', 'd']))
  act(() => result.current.again())
  await act(async () => waiting[2]?.answer(['z', 'a']))
  expect(ids(result.current.items)).toEqual(['a', 'b', 'c', 'd'])
  await act(async () => waiting[3]?.answer(['b', 'c']))
  expect(ids(result.current.items)).toEqual(['z', 'a', 'b', 'c'])
})

test('an answer to an older question is not shown', async () => {
  const { waiting, page } = slow()
  const { result, rerender } = renderHook(({ key }) => usePages({ page, key, full: FULL }), {
    initialProps: { key: 'a' },
  })
  rerender({ key: 'ab' })
  expect(waiting).toHaveLength(2)
  await act(async () => waiting[1]?.answer(['ab']))
  await act(async () => waiting[0]?.answer(['a', 'ab']))
  expect(ids(result.current.items)).toEqual(['ab'])
})

test('what came stays where the next page fails, and a network that is back is asked', async () => {
  const { waiting, page } = slow()
  const { result } = renderHook(() => usePages({ page, key: 'k', full: FULL }))
  await act(async () => waiting[0]?.answer(['a', 'b']))
  act(() => result.current.more())
  await act(async () => waiting[1]?.fail(new ApiError(0, 'no network')))
  expect(result.current).toMatchObject({ items: items('a', 'b'), busy: false })
  expect(result.current.failure?.status).toBe(0)
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(waiting).toHaveLength(3))
  await act(async () => waiting[2]?.answer(['a']))
  expect(result.current.failure).toBeUndefined()
  expect(ids(result.current.items)).toEqual(['a'])
})

test('every page, for a file', async () => {
  const all = ['a', 'b', 'c', 'd', 'e']
  const page = async (after: string | undefined) => {
    const from = after === undefined ? 0 : all.indexOf(after) + 1
    return items(...all.slice(from, from + FULL))
  }
  expect(ids(await allPages({ page, full: FULL }))).toEqual(all)
})
