import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { InterfaceLanguage } from 'shared/model/languages'
import type { StaticPath } from 'shared/model/static-pages'
import { AuthScreen } from '#features/auth/auth-screen'
import { OfflineNotice } from '#features/auth/offline-notice'
import { showLanguage } from '#session/language'
import { SkipLink } from '#ui/layout/skip-link'

/** The sign-in screen as the app shows it to a visitor, at the address of one of its two forms. */
export async function authPage(path: StaticPath, language: InterfaceLanguage) {
  showLanguage(language)
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          <SkipLink />
          <AuthScreen />
          {/* The script shows it above the form where there is no network. */}
          <template id="offline">
            <OfflineNotice />
          </template>
        </>
      ),
    }),
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
  })
  await router.load()
  return <RouterProvider router={router as never} />
}
