import { setupServer } from 'msw/node'
import { handlers } from './handlers'

/** The mocked API of component tests; `server.use(…)` puts another response before it for one test. */
export const server = setupServer(...handlers)
