import './dom'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { beginScreenTest, endScreenTest, endScreenTests } from './render'
import { server } from './server'
import { resetWorld } from './world'

// Vitest runs this file again for every test file, while the modules that it imports are loaded once per worker.
const complaints: string[] = []
const complain = (...parts: unknown[]) => {
  complaints.push(parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' '))
}

beforeAll(() => server.enable())
beforeEach(() => {
  console.error = complain
  console.warn = complain
  beginScreenTest()
})
afterEach(async () => {
  await endScreenTest()
  cleanup()
  server.resetHandlers()
  resetWorld()
  // A test that expects a console message intercepts it with vi.spyOn(console, 'error').
  expect(complaints.splice(0), 'console.error and console.warn say that something is wrong').toEqual([])
})
afterAll(async () => {
  await endScreenTests()
  server.disable()
})
