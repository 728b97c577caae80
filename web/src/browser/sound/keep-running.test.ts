import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRunning } from './keep-running'

let visible: DocumentVisibilityState
const ends: (() => void)[] = []
beforeEach(() => {
  visible = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function interrupted(state: string) {
  const resume = vi.fn(async () => {})
  ends.push(keepRunning({ state, resume } as unknown as AudioContext))
  return resume
}
const seen = (state: DocumentVisibilityState) => {
  visible = state
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each(['interrupted', 'suspended'])('sound that is %s goes on when the page is seen again', (state) => {
  const resume = interrupted(state)
  seen('hidden')
  expect(resume).not.toHaveBeenCalled()
  seen('visible')
  expect(resume).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('focus'))
  expect(resume).toHaveBeenCalledTimes(2)
})

test.each(['running', 'closed'])('sound that is %s is left alone', (state) => {
  const resume = interrupted(state)
  seen('visible')
  expect(resume).not.toHaveBeenCalled()
})

test('a refusal during the call is no failure, and nothing is tried after the end', async () => {
  const told = vi.spyOn(console, 'info').mockImplementation(() => {})
  const resume = interrupted('interrupted').mockRejectedValueOnce(new DOMException('a call', 'InvalidStateError'))
  seen('visible')
  await waitFor(() => expect(told).toHaveBeenCalledOnce())
  ends.pop()?.()
  seen('visible')
  expect(resume).toHaveBeenCalledTimes(1)
})
