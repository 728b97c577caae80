/**
 * The modules whose path contains an entry of `of` and none of `without`. An entry that ends with `/` matches a folder
 * only.
 */
interface Modules {
  of: readonly string[]
  without?: readonly string[]
}

/** Modules that are loaded after the first screen, when something first uses them. */
const LATER = [
  'web/src/app/after-start',
  'web/src/app/background/',
  'web/src/browser/app-badge',
  'web/src/browser/data-saver',
  'web/src/browser/eastern-time',
  'web/src/browser/files/',
  'web/src/browser/keyboard',
  'web/src/browser/media/',
  'web/src/browser/sound/',
  'web/src/browser/worker/keep-later',
  'web/src/browser/worker/offline-files',
  'web/src/data/admin/',
  'web/src/data/backup/',
  'web/src/data/drafts/open-drafts',
  'web/src/data/library/titles',
  'web/src/data/media/',
  'web/src/data/planning/study',
  'web/src/data/practice/evaluate',
  'web/src/data/practice/run-eval',
  'web/src/data/practice/use-shown',
  'web/src/data/progress/history',
  'web/src/data/progress/whole-log',
  'web/src/session/use-study-plan',
  'web/src/ui/activity/',
  'web/src/ui/administration/',
  'web/src/ui/charts/line-chart',
  'web/src/ui/charts/nice-ticks',
  'web/src/ui/evaluation/',
  'web/src/ui/figures/',
  'web/src/ui/form/name-in-place',
  'web/src/ui/labels/study-pieces',
  'web/src/ui/layout/card-link',
  'web/src/ui/media/',
  'web/src/ui/rich-text/',
  'web/src/ui/scenario/',
  'web/src/ui/tables/',
  'shared/src/rules/practice/run-eval',
  'shared/src/rules/progress/activity-title',
  'shared/src/rules/progress/history',
  'shared/src/rules/progress/untold',
  'shared/src/rules/scheduler',
  'shared/src/rules/search-text',
  'shared/src/rules/study-plan/',
  'shared/src/rules/voice/',
]
const FRAMEWORK: Modules = {
  of: [
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/scheduler/',
    'node_modules/@tanstack/',
    'node_modules/@lingui/',
    'node_modules/@chakra-ui/',
    'node_modules/@emotion/',
    'node_modules/@pandacss/',
    'node_modules/stylis/',
  ],
  without: ['node_modules/@tanstack/react-virtual', 'node_modules/@tanstack/virtual-core'],
}
const ZOD: Modules = { of: ['node_modules/zod/'] }
/** Only the administrator reads and writes files of quizzes. */
const YAML: Modules = { of: ['node_modules/yaml/'] }
/** What every screen shares, including a visitor's: no database, no media, no scores. */
const KIT: Modules = {
  of: [
    'node_modules/lucide-react/',
    'web/src/app/',
    'web/src/browser/',
    'web/src/data/http/client',
    'web/src/data/practice/trial',
    'web/src/i18n/',
    'web/src/session/',
    'web/src/ui/',
  ],
  // The script of the static pages stands alone: as a part of this chunk it would bring the whole chunk to them.
  without: [...LATER, 'web/src/app/static/', 'web/src/ui/public/', 'web/src/session/workspace/'],
}
/** The database and the learner's records. */
const STORE: Modules = {
  of: [
    'node_modules/dexie/',
    'node_modules/dexie-react-hooks/',
    'node_modules/uuidv7/',
    'shared/src/model/normal-form',
    'shared/src/rules/',
    'web/src/data/',
    'web/src/session/',
  ],
  without: [...LATER, 'web/src/data/practice/trial'],
}
/** Loaded only by the screens that use the microphone or the camera. */
const MEDIA: Modules = {
  of: [
    'node_modules/fastest-levenshtein/',
    'node_modules/fft.js/',
    'node_modules/pitchy/',
    'shared/src/rules/voice/',
    'web/src/browser/media/',
    'web/src/data/media/',
    'web/src/ui/media/',
  ],
}

/** What the plan of the day needs of the rules for spoken answers: without a chunk of its own it would load them all. */
const FILLERS: Modules = { of: ['shared/src/rules/voice/fillers', 'shared/src/rules/voice/plain-text'] }

const isOneOf =
  ({ of, without = [] }: Modules) =>
  (id: string) => {
    const path = id.replaceAll('\\', '/')
    const contains = (part: string) => path.includes(`/${part}`)
    return of.some(contains) && !without.some(contains)
  }

/**
 * The chunks of several screens, by priority. Few large chunks compress better than a hundred small ones, and each file
 * is a request on the first visit; `minShareCount` leaves a module to the one screen that uses it.
 */
export const chunks = [
  { name: 'framework', test: isOneOf(FRAMEWORK), priority: 5 },
  { name: 'zod', test: isOneOf(ZOD), priority: 5 },
  { name: 'yaml', test: isOneOf(YAML), priority: 5 },
  { name: 'kit', test: isOneOf(KIT), minShareCount: 2, priority: 3 },
  { name: 'store', test: isOneOf(STORE), minShareCount: 2, priority: 1 },
  { name: 'fillers', test: isOneOf(FILLERS), priority: 0.5 },
  { name: 'media', test: isOneOf(MEDIA), minShareCount: 2, priority: 0 },
]
