import type { CompetencyGuide } from 'shared/model/competency-guide'
import type { TypingText } from 'shared/model/practice-text'
import type { Scenario } from 'shared/model/scenario'
import type { NewTestDate } from 'shared/model/test-date'
import type { Db } from './schema.ts'
import type { Store } from './store.ts'
import { addCompetency, hasCompetencies } from './tables/competencies.ts'
import { hasMeta, setMeta } from './tables/meta.ts'
import { addModule, hasModules, type NewModule } from './tables/modules.ts'
import { addPracticeText, hasPracticeTexts } from './tables/practice-texts.ts'
import { hasQuizzes, type NewQuiz, saveQuiz } from './tables/quizzes.ts'
import { addScenario, hasScenarios } from './tables/scenarios.ts'
import { hasTestDates, saveTestDate } from './tables/test-dates.ts'

/** What a database without content starts with; each kind is loaded only where it is wanted. */
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
  /** `place` is where the item stands among those that are shipped. */
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
    // Looked at again: of two servers that start on one database, the second finds the work of the first.
    if (!(await isThere(db))) for (const [place, item] of items.entries()) await add(db, item, now, place + 1)
    await setMeta(db, mark, String(now))
  })
}

/**
 * Gives a database each kind of content that it never had. What is there is kept, for administrators edit it, and what they have
 * deleted to the last stays deleted.
 */
export async function seed(store: Store, shipped: Shipped, now: number) {
  const one = <K extends keyof Shipped>(name: K) =>
    // The two tables have the same keys with the same items; an index by K alone loses that.
    seedKind<ItemOf<K>>(store, name, KINDS[name], shipped[name] as () => Promise<ItemOf<K>[]>, now)
  for (const name of Object.keys(KINDS) as (keyof Shipped)[]) await one(name)
}
