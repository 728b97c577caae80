import type { HttpRequestEventMap, Interceptor } from '@mswjs/interceptors'
import { FetchInterceptor } from '@mswjs/interceptors/fetch/web'
import { defineNetwork, InMemoryHandlersController, InterceptorSource } from 'msw/experimental'
import { handlers } from './handlers'

// The cast is needed because the package declares the same private fields separately for browsers and for Node.
const fetchAlone = new FetchInterceptor() as unknown as Interceptor<HttpRequestEventMap>

/**
 * The mocked API of component tests; `server.use(…)` puts another response before it for one test. Only `fetch` is
 * intercepted, because the product calls nothing else. MSW's own `setupServer` intercepts the sockets beneath it, so that
 * every call would be written and parsed as HTTP.
 */
export const server = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [fetchAlone] })],
  handlers: new InMemoryHandlersController(handlers),
  onUnhandledFrame: 'error',
  context: { quiet: true },
})
