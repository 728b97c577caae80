import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { crowdedFolders } from 'shared/testing/crowded-folders'
import { describe, expect, test } from 'vitest'

const ROOT = import.meta.dirname
const LINES_MAX = 300
const TEST_LINES_MAX = 400

interface Source {
  /** The path below `src`, with slashes. */
  path: string
  text: string
  isTest: boolean
  /** The floor or the feature: `data`, `features/learning`, `app`; '' for the entry files. */
  place: string
  imports: string[]
}
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g

/** A file of this package by its path below `src`, a package by its name. */
const targetOf = (path: string, name: string) =>
  name.startsWith('#') ? name.slice(1) : name.startsWith('.') ? normalize(join(dirname(path), name)) : `package:${name}`
const placeOf = (path: string) => /^(features\/[\w-]+|[\w-]+)\//.exec(path)?.[1] ?? ''
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

const files: Source[] = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    const imports = [...text.matchAll(IMPORT)].map((m) => targetOf(path, m[1] ?? m[2] ?? m[3] ?? ''))
    const isTest = /\.test\.tsx?$|\.browser\.tsx$/.test(path) || path.startsWith('testing/')
    return { path, text, isTest, place: placeOf(path), imports }
  })
const sources = files.filter(({ isTest }) => !isTest)
/** `file → import` for every forbidden import of the chosen files. */
const crossings = (from: (source: Source) => boolean, forbidden: (target: string, source: Source) => boolean) =>
  sources
    .filter(from)
    .flatMap((source) => source.imports.filter((t) => forbidden(t, source)).map((t) => `${source.path} → ${t}`))
/** Files outside of `home` that mention something that only `home` may use. */
const mentions = (what: RegExp, home: RegExp, allowed: Record<string, string> = {}) =>
  sources
    .filter(({ path }) => !home.test(path) && !(path in allowed))
    .flatMap(({ path, text }) => [...withoutComments(text).matchAll(what)].map(([found]) => `${path}: ${found}`))

/** What each floor may import of this package; the entry files and `app` may import everything. */
const MAY_IMPORT: Record<string, string[]> = {
  i18n: ['i18n'],
  browser: ['browser'],
  ui: ['ui', 'i18n'],
  data: ['data', 'browser'],
  session: ['session', 'data', 'browser', 'i18n', 'ui'],
}
const FEATURES_MAY_IMPORT = ['i18n', 'browser', 'ui', 'data', 'session']

/** Names of device abilities, and who besides `browser` may use them, with the reason. */
const DEVICE =
  /\bnavigator\.\w+|\bnew (?:BroadcastChannel|Notification|AudioContext|MediaRecorder|SpeechRecognition|OffscreenCanvas)\b|\b(?:speechSynthesis|indexedDB)\b|\bURL\.(?:create|revoke)ObjectURL\b|\bcaches\.\w+/g
const DEVICE_ALLOWED: Record<string, string> = {
  'session/session.ts': 'the session is one across tabs: BroadcastChannel',
  'session/device-marks.ts': 'marks that the service worker can read live in a cache',
  'session/start-page.ts': 'the browser finds the pages of the start in a cache, without the worker',
  'data/library/picture-cache.ts': 'pictures of modules are data, and the worker answers with them',
  'data/http/kept-code.ts': 'the files of the app are fetched, and the worker keeps them',
  'data/db/db.ts': 'the database itself: each opening of it is followed',
  'data/outbox/outbox-runner.ts': 'one tab sends at a time: navigator.locks',
  'app/static/client.ts':
    'the static pages stand without the app: their script is a few hundred bytes and imports nothing',
  'app/static/auth-client.ts': 'the same for the static sign-in page',
  'service-worker.ts': 'the worker has no other place for its own abilities',
  'service-worker-outbox.ts': 'the same for its script of the outbox',
}

describe('the walls of web', () => {
  test('wall 2: web does not know the server', () => {
    expect(
      crossings(
        () => true,
        (target) => /^package:api(\/|$)|^\.\.\//.test(target) && !target.startsWith('../../locales'),
      ),
      'web and api never import each other: what both need is in shared.',
    ).toEqual([])
  })

  test('wall 3: the floors are {i18n, browser, ui, data ← session} ← features ← app', () => {
    const upward = crossings(
      ({ place }) => place in MAY_IMPORT,
      (target, { place }) => {
        const floor = placeOf(target)
        return !target.startsWith('package:') && floor !== '' && !MAY_IMPORT[place]?.includes(floor)
      },
    )
    expect(
      upward,
      'A floor imports only what stands below it. Take the thing as a parameter, or move what both need down a floor.',
    ).toEqual([])
  })

  test('wall 3: features import the floors below them and never each other', () => {
    const sideways = crossings(
      ({ place }) => place.startsWith('features/'),
      (target, { place }) => {
        const floor = placeOf(target)
        // The landing page is rendered at build, with the catalogues themselves.
        const isCatalogue = target.startsWith('../../locales/')
        return !target.startsWith('package:') && !isCatalogue && floor !== place && !FEATURES_MAY_IMPORT.includes(floor)
      },
    )
    expect(sideways, 'Two features meet in app; what both need moves down a floor, to ui, data or session.').toEqual([])
  })

  test('the app does not import its tests, but for the mocked API of dev:mock', () => {
    expect(
      crossings(
        ({ path }) => path !== 'main.tsx',
        (target) => target.startsWith('testing/'),
      ),
      'testing/ is for tests and, in main.tsx, for `npm run dev:mock`.',
    ).toEqual([])
  })

  test('wall 4: only data speaks to Dexie', () => {
    expect(
      crossings(
        ({ place }) => place !== 'data',
        (target) => /^package:(dexie|dexie-react-hooks)(\/|$)/.test(target),
      ),
      'Only web/src/data knows Dexie: give the screen a hook or a function of data.',
    ).toEqual([])
  })

  test('wall 4: only data fetches', () => {
    const allowed = { 'service-worker.ts': 'it answers the page from the precache or the network' }
    expect(
      mentions(
        /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bnew WebSocket\b|\bnew EventSource\b/g,
        /^data\//,
        allowed,
      ),
      'Only web/src/data calls the server: use its reader, its outbox or its client.',
    ).toEqual([])
  })

  test('styles are given to chakra(…) or css, never as props of an element', () => {
    expect(
      mentions(
        /\s(margin[A-Z]\w*|padding\w*|gap|fontSize|fontWeight|lineHeight|background|bg|maxWidth|minWidth|minHeight|borderRadius|textStyle|textAlign|flexDirection|alignItems|justifyContent)=[{"]/g,
        /^$/,
        {},
      ),
      'The production build makes its CSS from chakra(tag, {…}) and css={{…}} (build/styles/chakra.ts): a style prop would be lost there, and only there.',
    ).toEqual([])
  })

  test('the service worker knows the queue, not the app', () => {
    expect(
      crossings(
        ({ path }) => /^service-worker(-outbox)?\.ts$/.test(path),
        (target) => /^(app\/(?!paths$)|features|ui|i18n)/.test(target),
      ),
      'The worker sends the outbox and serves the shell: of the app it knows the addresses only.',
    ).toEqual([])
  })

  test('wall 4: only browser touches device abilities', () => {
    expect(
      mentions(DEVICE, /^browser\//, DEVICE_ALLOWED),
      'A device ability has one file in web/src/browser: call that, so that screens can be tested without the device.',
    ).toEqual([])
    const paths = new Set(sources.map(({ path }) => path))
    expect(
      Object.keys(DEVICE_ALLOWED).filter((path) => !paths.has(path)),
      'An exception without its file: take it off the list.',
    ).toEqual([])
  })

  test('one writer makes tables for spreadsheets', () => {
    expect(
      sources
        .filter(({ path, text }) => /\bunparse\(|text\/csv/.test(text) && path !== 'browser/files/csv-file.ts')
        .map(({ path }) => path),
      'Rows leave through browser/csv-file: there no cell is a formula.',
    ).toEqual([])
  })

  test('Chakra comes from its parts, not from its root', () => {
    expect(
      crossings(
        () => true,
        (target) => target === 'package:@chakra-ui/react',
      ),
      'The root of @chakra-ui/react brings every component: import from /styled-system.',
    ).toEqual([])
  })

  test('rule 5: no barrels and no catch-all folders', () => {
    expect(
      files
        .filter(({ path, text }) => /(^|\/)index\.tsx?$/.test(path) || /^export \* from/m.test(text))
        .map(({ path }) => path),
      'Import the file that holds the thing: a barrel hides where it lives.',
    ).toEqual([])
    expect(
      files
        .map(({ path }) => path)
        .filter((path) => /(^|\/)(utils?|helpers?|common|misc|types)(\/|\.tsx?$)/.test(path)),
      'A name must say what is inside: put it beside what it serves, or name the subject.',
    ).toEqual([])
  })

  test('rule 6: no file is longer than the wall', () => {
    const long = files
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1, test: /\.test\.tsx?$/.test(path) }))
      .filter(({ lines, test }) => lines > (test ? TEST_LINES_MAX : LINES_MAX))
      .map(({ path, lines }) => `${path}: ${lines} lines`)
    expect(long, 'A file of more than 300 lines (a test: 400) has a second subject: split it there.').toEqual([])
  })

  test('no test replaces a module', () => {
    expect(
      files.filter(({ text }) => /^vi\.mock\(/m.test(text)).map(({ path }) => path),
      'The test files of a worker share their modules: replace an export with vi.spyOn, and restore it afterwards.',
    ).toEqual([])
  })

  test('no folder holds more than a reader can take in', () => {
    expect(
      crowdedFolders(files.map(({ path }) => path)),
      'Folders show the product: give the files that belong together a folder with a name.',
    ).toEqual([])
  })

  test('names are kebab-case, a screen is called -screen, a hook use-', () => {
    expect(
      files
        .map(({ path }) => path)
        .filter((path) => !/^[a-z0-9-]+(\.[a-z]+)?\.(ts|tsx)$|\.d\.ts$/.test(basename(path))),
      'Files are kebab-case, named like the one thing people come for.',
    ).toEqual([])
    expect(
      sources
        .filter(
          ({ path, text }) =>
            path.startsWith('features/') &&
            !/\/use-[\w-]+\.tsx?$/.test(path) &&
            /^export (?:const|function) use[A-Z]/m.test(text),
        )
        .map(({ path }) => path),
      'A hook that other files use has a file of its own, use-….',
    ).toEqual([])
  })
})
