import type { CompetencyGuide } from 'shared/model/content/competency-guide'
import type { TypingText } from 'shared/model/content/practice-text'
import type { Scenario } from 'shared/model/content/scenario'
import type { NewTestDate } from 'shared/model/content/test-date'
import type { Db } from '../schema.ts'
import type { Store } from '../store.ts'
import { addCompetency, hasCompetencies } from '../tables/content/competencies.ts'
import { addModule, type NewModule } from '../tables/content/modules.ts'
import { addPracticeText } from '../tables/content/practice-texts.ts'
import { type NewQuiz, saveQuiz } from '../tables/content/quizzes.ts'
import { addScenario } from '../tables/content/scenarios.ts'
import { saveTestDate } from '../tables/content/test-dates.ts'
import { hasAny } from '../tables/content/trash.ts'
import { hasMeta, setMeta } from '../tables/meta.ts'
import type { ShippedPart } from './give-once.ts'
import { type KeyPointExamplesOf, seedKeyPointExamples } from './key-point-examples.ts'
import { markFiguresGiven, type PageFiguresOf, seedPageFigures } from './page-figures.ts'
import { type RatedAnswersOf, seedRatedAnswers } from './rated-answers.ts'

/** The initial content of a database; each kind is loaded only where it is needed. */
export interface Shipped extends ShippedKinds {
  ratedAnswers: ShippedPart<RatedAnswersOf>
  keyPointExamples: ShippedPart<KeyPointExamplesOf>
  pageFigures: ShippedPart<PageFiguresOf>
}
interface ShippedKinds {
  modules: () => Promise<NewModule[]>
  quizzes: () => Promise<NewQuiz[]>
  scenarios: () => Promise<Scenario[]>
  testDates: () => Promise<NewTestDate[]>
  competencies: () => Promise<CompetencyGuide[]>
  practiceTexts: () => Promise<TypingText[]>
}
type KindName = keyof ShippedKinds

interface Kind<T> {
  isThere: (db: Db) => Promise<boolean>
  /** `place` is the item's position among the shipped ones, from 1. */
  add: (db: Db, item: T, now: number, place: number) => Promise<unknown>
}
type ItemOf<K extends KindName> = Awaited<ReturnType<Shipped[K]>>[number]
const KINDS: { [K in KindName]: Kind<ItemOf<K>> } = {
  modules: { isThere: (db) => hasAny(db, 'modules'), add: addModule },
  quizzes: { isThere: (db) => hasAny(db, 'quizzes'), add: (db, quiz, now, place) => saveQuiz(db, quiz, place, now) },
  scenarios: { isThere: (db) => hasAny(db, 'scenarios'), add: addScenario },
  testDates: { isThere: (db) => hasAny(db, 'testDates'), add: saveTestDate },
  competencies: { isThere: hasCompetencies, add: addCompetency },
  practiceTexts: { isThere: (db) => hasAny(db, 'practiceTexts'), add: addPracticeText },
}

/** Adds the items of a kind of content that the database never had; returns whether it added any. */
async function seedKind<T>(
  store: Store,
  name: string,
  { isThere, add }: Kind<T>,
  load: () => Promise<T[]>,
  now: number,
): Promise<boolean> {
  const mark = `seeded ${name}`
  if (await hasMeta(store.read, mark)) return false
  const items = (await isThere(store.read)) ? [] : await load()
  return store.write(async (db) => {
    // The check is repeated in the transaction, so that of two servers that start on one database the second finds the
    // work of the first.
    const isEmpty = !(await isThere(db))
    if (isEmpty) for (const [place, item] of items.entries()) await add(db, item, now, place + 1)
    await setMeta(db, mark, String(now))
    return isEmpty && items.length > 0
  })
}

/**
 * Gives a database each kind of content that it never had. Existing content is kept, because administrators edit it,
 * and a kind whose items were all deleted is not filled again.
 */
export async function seed(store: Store, shipped: Shipped, now: number) {
  const one = <K extends KindName>(name: K) =>
    // Both tables have the same keys with the same types of items, but TypeScript does not see that when they are
    // indexed by `K`.
    seedKind<ItemOf<K>>(store, name, KINDS[name], shipped[name] as () => Promise<ItemOf<K>[]>, now)
  for (const name of Object.keys(KINDS) as KindName[]) {
    const added = await one(name)
    if (name === 'modules' && added) await markFiguresGiven(store, shipped.pageFigures)
  }
  await seedRatedAnswers(store, shipped.ratedAnswers, now)
  await seedKeyPointExamples(store, shipped.keyPointExamples, now)
  await seedPageFigures(store, shipped.pageFigures, now)
}
