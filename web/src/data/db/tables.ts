import { drafts } from '#data/drafts/drafts-table'
import { gameResults } from '#data/games/game-results-table'
import { cachedResponses } from '#data/http/cached-responses-table'
import { recordingChunks, recordings, speechTakes, takeNotes } from '#data/media/media-tables'
import { outbox } from '#data/outbox/outbox-table'
import { notepad, notes } from '#data/planning/planning-tables'
import { evaluations, objections, practiceAnswers, practiceRuns } from '#data/practice/practice-tables'
import { activities, log, pendingFolds } from '#data/progress/activities-table'
import { moduleStates } from '#data/progress/module-states-table'
import { attempts, quizRuns, reviewCards } from '#data/quizzes/quiz-tables'
import { typingHistory } from '#data/typing/typing-history-table'
import { meta } from './meta-table'
import type { InBackup, TableDeclaration } from './table'

/**
 * Every table of the learner's database. Only additions: a table is removed at least 90 days after the last version
 * that reads it.
 */
export const TABLES = {
  meta,
  cachedResponses,
  outbox,
  activities,
  pendingFolds,
  log,
  moduleStates,
  drafts,
  notes,
  notepad,
  gameResults,
  typingHistory,
  recordings,
  recordingChunks,
  speechTakes,
  takeNotes,
  attempts,
  quizRuns,
  reviewCards,
  practiceRuns,
  practiceAnswers,
  evaluations,
  objections,
} satisfies Record<string, TableDeclaration>
export type TableName = keyof typeof TABLES

/** The tables as Dexie gives them. */
export type Tables = { readonly [T in TableName]: NonNullable<(typeof TABLES)[T]['type']> }

/** The names of the tables with this backup setting. */
export type TableIn<B extends InBackup> = {
  [T in TableName]: (typeof TABLES)[T]['backup'] extends B ? T : never
}[TableName]
const names = Object.keys(TABLES) as TableName[]
export const tablesIn = <B extends InBackup>(backup: B) =>
  names.filter((name): name is TableIn<B> => TABLES[name].backup === backup)

/** The tables whose name in the browser's database is not that of their property, with both names. */
export const renamedTables = names.flatMap((name) => {
  const { storedAs }: TableDeclaration = TABLES[name]
  return storedAs === undefined ? [] : [{ name, storedAs }]
})

/** The changes of each database version from the first on, in Dexie's notation. */
export function versions(): { version: number; stores: Record<string, string> }[] {
  const numbers = new Set(names.flatMap((name) => Object.keys(TABLES[name].indexes).map(Number)))
  return [...numbers]
    .sort((a, b) => a - b)
    .map((version) => {
      const changed = names.flatMap((name) => {
        const declaration: TableDeclaration = TABLES[name]
        const indexes = declaration.indexes[version]
        return indexes === undefined ? [] : [[declaration.storedAs ?? name, indexes] as const]
      })
      return { version, stores: Object.fromEntries(changed) }
    })
}
