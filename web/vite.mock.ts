import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import base from './vite.config.ts'

/** `npm run dev:mock`: the app with the mocked API in the page; serves MSW's worker script. */
export default mergeConfig(base, {
  plugins: [msw({ mode: 'worker-only' })],
  define: { 'import.meta.env.VITE_MOCK': '"1"' },
})
