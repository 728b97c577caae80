import { setupWorker } from 'msw/browser'
import { handlers } from './handlers'

/** The mocked API in a real browser: browser tests and `npm run dev:mock`. */
export const worker = setupWorker(...handlers)
