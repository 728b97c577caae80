import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { KeepLater } from './keep-later'
import { keepLaterFiles, useOfflineFiles } from './offline-files'

/** A worker that has every file once it has fetched them. */
function installWorker({ saveData }: { saveData: boolean }) {
  let isComplete = false
  const fetched = vi.fn()
  const postMessage = ({ looksOnly }: KeepLater, [port]: MessagePort[]) => {
    if (!looksOnly) {
      fetched()
      isComplete = true
    }
    port?.postMessage(isComplete)
  }
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) },
    connection: { saveData },
  })
  return fetched
}
afterEach(() => {
  vi.unstubAllGlobals()
})
const shown = () => renderHook(useOfflineFiles).result

test('the files are fetched by themselves', async () => {
  const fetched = installWorker({ saveData: false })
  await keepLaterFiles()
  expect(fetched).toHaveBeenCalledOnce()
  expect(shown().current).toBe('complete')
})

test('a browser that saves data fetches them when the learner asks, and says what is here afterwards', async () => {
  const fetched = installWorker({ saveData: true })
  const files = shown()
  await keepLaterFiles()
  expect(fetched).not.toHaveBeenCalled()
  await waitFor(() => expect(files.current).toBe('spared'))
  await keepLaterFiles({ asked: true })
  expect(fetched).toHaveBeenCalledOnce()
  await waitFor(() => expect(files.current).toBe('complete'))
  // At its next start the app fetches nothing, because all files are cached.
  await keepLaterFiles()
  expect(fetched).toHaveBeenCalledOnce()
  expect(files.current).toBe('complete')
})
