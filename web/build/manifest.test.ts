import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../src/app/paths.ts'
import { manifest } from './manifest.ts'

const known = new Set<string>(Object.values(paths))
const PUBLIC = join(import.meta.dirname, '../../public')

test('the start, every shortcut and the share target of the installed app are screens', () => {
  const shortcuts = manifest.shortcuts ?? []
  expect(shortcuts.length).toBeGreaterThan(0)
  const addresses = [manifest.start_url, manifest.share_target?.action, ...shortcuts.map(({ url }) => url)]
  expect(addresses.filter((address) => !known.has(address ?? ''))).toEqual([])
})

test('every picture of the manifest is there', () => {
  const pictures = [manifest, ...(manifest.shortcuts ?? [])].flatMap(({ icons = [] }) => icons)
  const sources = [...pictures, ...(manifest.screenshots ?? [])].map(({ src }) => src)
  expect(sources.length).toBeGreaterThan(5)
  expect(sources.filter((source) => !existsSync(join(PUBLIC, source)))).toEqual([])
})

test('a phone is held as its owner likes (WCAG 1.3.4)', () => {
  expect(manifest.orientation ?? 'any').toBe('any')
})
