import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMail } from './mail.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'situ-mail-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('without SMTP a mail is a file that only the server reads, and the log says where', async () => {
  const files: string[] = []
  const send = createMail({ smtpUrl: undefined, from: 'Situ <a@b.co>', dataDir, onFile: (file) => files.push(file) })
  await send({ to: 'ada@example.org', subject: 'Été', text: 'https://situ.example.org/reset-password?token=abc' })
  const [name = ''] = readdirSync(join(dataDir, 'mail'))
  const file = join(dataDir, 'mail', name)
  expect(files).toEqual([file])
  expect(name).toMatch(/\.eml$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('To: ada@example.org')
  expect(text.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain('reset-password?token=abc')
})
test('a line break in an address makes no second header', async () => {
  const send = createMail({ smtpUrl: undefined, from: 'a@b.co', dataDir, onFile: () => {} })
  await send({ to: 'ada@example.org\r\nBcc: eve@example.org', subject: 'x\r\nBcc: eve@example.org', text: '' })
  const text = readFileSync(join(dataDir, 'mail', readdirSync(join(dataDir, 'mail'))[0] ?? ''), 'utf8')
  expect(text).not.toMatch(/^Bcc:/m)
})
