// Checks that every catalogue has exactly the messages of the source, each with a translation, and that French has its
// no-break spaces. Part of `npm test`.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { INTERFACE_LANGUAGES } from '../shared/src/model/languages.ts'

/** The language of the texts in the sources (web/lingui.config.ts). */
const SOURCE = 'en'
const root = join(import.meta.dirname, '..')
const committedFile = (language: string) => join(root, 'locales', language, 'messages.po')
/**
 * The messages of the sources are extracted into a copy, because other steps of `npm test` read the catalogues
 * meanwhile.
 */
const copy = mkdtempSync(join(tmpdir(), 'situ-locales-'))
const entries = (text: string) => text.split(/\n\n/).filter((e) => /^msgid/m.test(e) && !/^msgid ""\n(?!")/m.test(e))
const ids = (text: string) =>
  entries(text)
    .map((e) => e.slice(e.search(/^msgid/m), e.search(/^msgstr/m)).trim())
    .sort()
const problems: string[] = []
try {
  cpSync(join(root, 'locales'), copy, { recursive: true })
  // One worker: each further worker would load Babel again, which takes longer than extracting the files that it would
  // take over.
  const extract = ['extract', '--clean', '--config', 'web/lingui.config.ts', '--workers', '1']
  execFileSync(join(root, 'node_modules/.bin/lingui'), extract, {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, LOCALES: copy },
  })
  for (const language of INTERFACE_LANGUAGES) {
    if (!existsSync(committedFile(language))) {
      problems.push(`${language}: without a catalogue`)
      continue
    }
    const committed = readFileSync(committedFile(language), 'utf8')
    const fresh = readFileSync(join(copy, language, 'messages.po'), 'utf8')
    const [before, after] = [new Set(ids(committed)), new Set(ids(fresh))]
    for (const id of after) if (!before.has(id)) problems.push(`${language}: not in the catalogue: ${id}`)
    for (const id of before) if (!after.has(id)) problems.push(`${language}: no longer in the source: ${id}`)
    for (const entry of entries(committed)) {
      const [id = '', text = ''] = entry.slice(entry.search(/^msgid/m)).split(/^msgstr /m)
      if (text.trim() === '""') problems.push(`${language}: without a translation: ${id}`)
      else if (language === SOURCE && id.trim() !== `msgid ${text.trim()}`)
        problems.push(`${language}: not the text of the source: ${id}`)
    }
    // French needs a no-break space before : ; ! ? and », after «, and within a duration, so that no line breaks there.
    if (language === 'fr')
      for (const entry of entries(committed)) {
        const text = entry.slice(entry.search(/^msgstr/m))
        if (/ [:;!?»]|« /.test(text)) problems.push(`fr: a space that breaks before or after a mark: ${text}`)
        if (/\d (min|h|s)\b|\d\s(min|h) \d/.test(text)) problems.push(`fr: a space that breaks a duration: ${text}`)
      }
  }
} finally {
  rmSync(copy, { recursive: true })
}
if (problems.length > 0) {
  console.error(
    `${problems.slice(0, 20).join('\n')}\n${problems.length} problems; run: npx pnpm i18n:extract, then translate locales/<language>/messages.po`,
  )
  process.exit(1)
}
console.log(`catalogues: complete in ${INTERFACE_LANGUAGES.join(', ')}`)
