import type { AnyDb } from './table.ts'

/** Results of games stay on the device: those that earlier versions of the app sent are erased. */
export async function up(db: AnyDb) {
  await db
    .updateTable('activity_log')
    .set({ score_c: null })
    .where('type', '=', 'game')
    .where('score_c', 'is not', null)
    .execute()
}
