import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchInstall } from '#browser/install'
import { unlessLeaving } from '#browser/leaving'
import { startServiceWorker } from '#browser/worker/service-worker-registration'
import { startLanguage } from '#session/language'
import { startSession } from '#session/session'
import { router } from './app/routes'
import { system } from './app/theme'
import { watchTrouble } from './app/watch-trouble'
import { i18n } from './i18n/setup'

// `npm run dev:mock`: the whole front end on a mocked API; a production build drops this line.
if (import.meta.env.VITE_MOCK) await (await import('./testing/start-mocks')).startMocks()

watchInstall()
watchTrouble()
const session = startSession()
// The screen's files and the catalogue load at the same time.
void router.load()
await startLanguage()

// biome-ignore lint/style/noNonNullAssertion: app.html has it
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </I18nProvider>
  </StrictMode>,
)

await session
if (import.meta.env.PROD) await startServiceWorker()
void unlessLeaving(import('./app/after-start')).then(({ afterStart }) => afterStart())
