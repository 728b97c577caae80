import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusOnNavigation } from './use-focus-on-navigation'

let showTitle = () => {}
/** A screen whose title comes with its data. */
function Late() {
  const [isHere, setHere] = useState(false)
  showTitle = () => setHere(true)
  return (
    <>
      {isHere && <h1>Late</h1>}
      <button type="button">Elsewhere</button>
    </>
  )
}
function Frame() {
  useFocusOnNavigation()
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  )
}

async function openAtHome() {
  const root = createRootRoute({ component: Frame })
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([at('/', () => <h1>Home</h1>), at('/ready', () => <h1>Ready</h1>), at('/late', Late)]),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'Home' })
  return async (to: string) => {
    await act(() => router.navigate({ to } as never))
  }
}
const title = (name: string) => screen.getByRole('heading', { name })

test('the first screen leaves the focus where it is', async () => {
  await openAtHome()
  expect(document.body).toHaveFocus()
})

test('the focus goes to the title of a new screen, not with a change of its parameters', async () => {
  const go = await openAtHome()
  await go('/ready')
  await waitFor(() => expect(title('Ready')).toHaveFocus())
  title('Ready').blur()
  await go('/ready?page=2')
  expect(document.body).toHaveFocus()
})

test('a title that comes late gets the focus when it is there', async () => {
  const go = await openAtHome()
  await go('/late')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  act(showTitle)
  await waitFor(() => expect(title('Late')).toHaveFocus())
})

test('a title that comes late leaves the focus where the learner has moved it', async () => {
  const go = await openAtHome()
  await go('/late')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  const button = screen.getByRole('button', { name: 'Elsewhere' })
  button.focus()
  await act(async () => showTitle())
  expect(title('Late')).toBeVisible()
  expect(button).toHaveFocus()
})

test('a title that comes after the screen was left again is not waited for', async () => {
  const go = await openAtHome()
  await go('/late')
  await go('/ready')
  await waitFor(() => expect(title('Ready')).toHaveFocus())
})
