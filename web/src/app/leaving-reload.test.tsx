import { act, render } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The error message of Firefox for a chunk whose loading it stopped because the page is being left. */
const ENDED = 'error loading dynamically imported module: http://localhost/assets/quiz-list-screen.js'
const reload = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('location', { reload, href: 'http://localhost/' })
  sessionStorage.clear()
})
afterEach(async () => {
  // After five seconds a page that is still here no longer counts as being left, so the next test begins afresh.
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockClear()
})
const leave = () => dispatchEvent(new Event('beforeunload'))

test('a chunk that is missing reloads the page once, but not while the page is being left', async () => {
  const { watchTrouble } = await import('./watch-trouble')
  watchTrouble()
  const isHandled = () => !dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  leave()
  expect(isHandled()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(isHandled()).toBe(true)
  expect(isHandled()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

/** Stands for the router's error boundary: it shows `failed` once the failure has reached it. */
class Failed extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? 'failed' : this.props.children)
}

test('the router hears of a chunk whose loading the navigation has ended only where the page stays', async () => {
  const { lazy } = await import('./lazy')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Screen = lazy(async (): Promise<{ Screen: () => null }> => {
    throw new TypeError(ENDED)
  }, 'Screen')
  leave()
  const { container } = await act(async () =>
    render(
      <Failed>
        <Suspense fallback="loading">
          <Screen />
        </Suspense>
      </Failed>,
    ),
  )
  await act(() => vi.advanceTimersByTimeAsync(4999))
  expect(container).toHaveTextContent('loading')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(container).toHaveTextContent('failed')
})
