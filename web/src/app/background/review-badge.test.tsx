import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showAppBadge } from '#browser/app-badge'
import * as reviewCards from '#data/quizzes/review-cards'
import { ReviewBadge } from './review-badge'

let counts: reviewCards.ReviewCounts | undefined
beforeEach(() => {
  vi.spyOn(reviewCards, 'useReviewCounts').mockImplementation(() => counts)
})

function installBadge() {
  const setAppBadge = vi.fn(async (_: number) => {})
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: setAppBadge })
  return setAppBadge
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge')
  counts = undefined
  vi.restoreAllMocks()
})

test('the icon carries the questions to review, and none once the learner has left', async () => {
  const set = installBadge()
  const { rerender, unmount } = render(<ReviewBadge />)
  expect(set).not.toHaveBeenCalled()
  counts = { due: 3, cards: 5, next: null }
  rerender(<ReviewBadge />)
  await waitFor(() => expect(set.mock.calls).toEqual([[3]]))
  unmount()
  expect(set.mock.calls).toEqual([[3], [0]])
})

test('a system that refuses, or a browser that cannot, is no failure', async () => {
  const told = vi.spyOn(console, 'info').mockImplementation(() => {})
  await showAppBadge(1)
  expect(told).not.toHaveBeenCalled()
  installBadge().mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await showAppBadge(1)
  expect(told).toHaveBeenCalledOnce()
})
