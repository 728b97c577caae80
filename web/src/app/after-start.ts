import { watchKeyboard } from '#browser/keyboard'
import { keepLaterFiles } from '#browser/worker/offline-files'

/** What the first screen does not wait for; loaded after it. */
export function afterStart() {
  watchKeyboard()
  if (import.meta.env.PROD) void keepLaterFiles()
}
