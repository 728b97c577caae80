/**
 * For a journey that never loses its network and has no service worker: the worker's installation takes up to two
 * seconds of processor time for each device.
 */
export const ONLINE = { tag: '@online' }
/**
 * For the few journeys that `npm test` runs, so that it stays short: what only a real browser proves, once. Each rule
 * that the other journeys prove also has faster tests beside the code, and each seeded fault of `.ci/faults` is caught
 * without them; they run in `npm run proof`.
 */
export const SHORT = { tag: '@short' }
export const SHORT_ONLINE = { tag: [SHORT.tag, ONLINE.tag] }
