import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiledCatalog, createMissingErrorMessage, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

const FEATURES = join(import.meta.dirname, '../../src/features/')
const INDEX = 'virtual:catalogues'
const PART = /^\0?virtual:catalogue\/(\w+)\/([\w-]+)$/
/** The messages of every screen: frames, kit, and the notices of synchronization in the frame. */
const CORE = 'core'
const IN_FRAME = new Set(['sync'])

/** Pieces of the kit with a catalogue of their own, because few features show them (app/screen.ts). */
const PIECES = ['evaluation']

/** Pieces that only the landing page shows in the app. */
const ON_LANDING = 'public'
/** Rendered at build with the whole catalogue (static-pages.ts): the app needs no messages for it. */
const AT_BUILD = /src\/app\/static\/|features\/\w+\/\w+-document\.tsx$/

/**
 * The features whose catalogue contains a message; core when it is used outside of them, none when only the build uses
 * it.
 */
function areasOf(origins: readonly (readonly [string, number?])[] = []) {
  const inApp = origins.filter(([file]) => !AT_BUILD.test(file))
  if (origins.length > 0 && inApp.length === 0) return []
  const areas = inApp.map(([file]) => {
    const piece = /src\/ui\/([\w-]+)\//.exec(file)?.[1]
    if (piece === ON_LANDING) return 'landing'
    return /features\/([\w-]+)\//.exec(file)?.[1] ?? PIECES.find((one) => one === piece) ?? CORE
  })
  return areas.length === 0 || areas.some((area) => area === CORE || IN_FRAME.has(area)) ? [CORE] : areas
}

/**
 * Splits the two catalogues by feature, so that a screen loads only its own messages. `virtual:catalogues` exports the
 * loader of each part by language and area. In development and in tests, core contains everything.
 */
export function catalogues({ configPath, strict }: { configPath: string; strict: boolean }): Plugin {
  const config = getConfig({ configPath })
  let split = false
  /** The catalogues that were read, by language, so that each is read once for all its parts. */
  const read = new Map<string, ReturnType<typeof readWords>>()
  async function readWords(language: string) {
    const [catalog] = await getCatalogs(config)
    if (!catalog) throw new Error('lingui.config.ts names no catalogue')
    const { messages, missing } = await catalog.getTranslations(language, {
      sourceLocale: config.sourceLocale ?? '',
      fallbackLocales: config.fallbackLocales,
    })
    if (strict && missing.length > 0) throw new Error(createMissingErrorMessage(language, missing))
    return { file: catalog.getFilename(language), messages, origins: (await catalog.read(language)) ?? {} }
  }
  function wordsOf(language: string) {
    const known = read.get(language) ?? readWords(language)
    read.set(language, known)
    return known
  }
  return {
    name: 'catalogues',
    config: (_, { command, mode }) => {
      split = command === 'build' && mode === 'production'
    },
    watchChange: () => read.clear(),
    // Vitest resolves the resolved id again.
    resolveId: (id) => (id === INDEX || PART.test(id) ? `\0${id.replace('\0', '')}` : undefined),
    async load(id) {
      if (id === `\0${INDEX}`) {
        const areas = split ? [CORE, ...PIECES, ...readdirSync(FEATURES)] : [CORE]
        const table = (language: string) =>
          areas.map((area) => `${JSON.stringify(area)}: () => import('virtual:catalogue/${language}/${area}')`)
        return `export const catalogues = {${config.locales.map((language) => `${language}: {${table(language)}}`)}}`
      }
      const [, language, area] = PART.exec(id) ?? []
      if (!language || !area) return
      const { file, messages, origins } = await wordsOf(language)
      this.addWatchFile(file)
      const wanted = Object.entries(messages).filter(([key]) => !split || areasOf(origins[key]?.origin).includes(area))
      const { source, errors } = createCompiledCatalog(language, Object.fromEntries(wanted), { namespace: 'es' })
      if (errors.length > 0) throw new Error(errors.map(({ error }) => error.message).join('\n'))
      return { code: source, map: null }
    },
  }
}
