import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queued } from 'shared/contract/queued'
import { afterAll, describe, expect, test } from 'vitest'
import { CALLS, callTables } from './calls-without-schemas.ts'

const folder = mkdtempSync(join(tmpdir(), 'situ-calls-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (name: string, text: string) => {
  const path = join(folder, `${name}.ts`)
  writeFileSync(path, text)
  return path
}

describe('the calls without their schemas', () => {
  test('keep method and path, and nothing that checks', async () => {
    const made = await callTables(join(CALLS, 'profile.ts'))
    expect(made).toContain(
      JSON.stringify({ method: queued['profile.update'].method, path: queued['profile.update'].path, shape: {} }),
    )
    expect(made).not.toContain('zod')
  })

  test.each([
    ['a number', 'export const LIMIT = 5'],
    ['a function', 'export const of = () => 1'],
    ['a text', "export const NAME = 'calls'"],
    ['a list', 'export const ALL = [{ method: "GET", path: "/api" }]'],
    ['a table with something else in it', 'export const calls = { list: { method: "GET", path: "/api" }, most: 5 }'],
  ])('%s in a file of calls stops the build', async (name, text) => {
    await expect(callTables(fileOf(name.replaceAll(' ', '-'), text))).rejects.toThrow('is not a call')
  })
})
