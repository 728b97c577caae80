import type { CompetencyGuide } from 'shared/model/content/competency-guide'
import type { TypingText } from 'shared/model/content/practice-text'
import type { Scenario } from 'shared/model/content/scenario'
import type { NewTestDate } from 'shared/model/content/test-date'
import type { Db } from './schema.ts'
import type { Store } from './store.ts'
import { addCompetency, hasCompetencies } from './tables/content/competencies.ts'
import { addModule, hasModules, type NewModule } from './tables/content/modules.ts'
import { addPracticeText, hasPracticeTexts } from './tables/content/practice-texts.ts'
import { hasQuizzes, type NewQuiz, saveQuiz } from './tables/content/quizzes.ts'
import { addScenario, hasScenarios } from './tables/content/scenarios.ts'
import { hasTestDates, saveTestDate } from './tables/content/test-dates.ts'
import { hasMeta, setMeta } from './tables/meta.ts'

/** The initial content of a database; each kind is loaded only where it is needed. */
export interface Shipped {
  modules: () => Promise<NewModule[]>
  quizzes: () => Promise<NewQuiz[]>
  scenarios: () => Promise<Scenario[]>
  testDates: () => Promise<NewTestDate[]>
  competencies: () => Promise<CompetencyGuide[]>
  practiceTexts: () => Promise<TypingText[]>
}

interface Kind<T> {
  isThere: (db: Db) => Promise<boolean>
  /** `place` is the item's index among the shipped ones. */
  add: (db: Db, item: T, now: number, place: number) => Promise<unknown>
}
type ItemOf<K extends keyof Shipped> = Awaited<ReturnType<Shipped[K]>>[number]
const KINDS: { [K in keyof Shipped]: Kind<ItemOf<K>> } = {
  modules: { isThere: hasModules, add: addModule },
  quizzes: { isThere: hasQuizzes, add: (db, quiz, now, place) => saveQuiz(db, quiz, place, now) },
  scenarios: { isThere: hasScenarios, add: addScenario },
  testDates: { isThere: hasTestDates, add: saveTestDate },
  competencies: { isThere: hasCompetencies, add: addCompetency },
  practiceTexts: { isThere: hasPracticeTexts, add: addPracticeText },
}

async function seedKind<T>(
  store: Store,
  name: string,
  { isThere, add }: Kind<T>,
  load: () => Promise<T[]>,
  now: number,
) {
  const mark = `seeded ${name}`
  if (await hasMeta(store.read, mark)) return
  const items = (await isThere(store.read)) ? [] : await load()
  await store.write(async (db) => {
    // Checked again in the transaction: of two servers that start on one database, the second finds the work of the
    // first.
    if (!(await isThere(db))) for (const [place, item] of items.entries()) await add(db, item, now, place + 1)
    await setMeta(db, mark, String(now))
  })
}

/**
 * Gives a database each kind of content that it never had. Existing content stays, because administrators edit it, and
 * a kind whose items were all deleted stays empty.
 */
export async function seed(store: Store, shipped: Shipped, now: number) {
  const one = <K extends keyof Shipped>(name: K) =>
    // The two tables have the same keys with the same items, which an index by K alone does not express.
    seedKind<ItemOf<K>>(store, name, KINDS[name], shipped[name] as () => Promise<ItemOf<K>[]>, now)
  for (const name of Object.keys(KINDS) as (keyof Shipped)[]) await one(name)
}
