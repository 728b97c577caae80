import { prepared } from '../prepared.ts'
import type { AiUsageRow } from '../rows/administration.ts'
import type { Db } from '../schema.ts'

const add = prepared<AiUsageRow, unknown>((db, arg) =>
  db
    .insertInto('aiUsage')
    .values({
      month: arg('month'),
      assistant: arg('assistant'),
      calls: arg('calls'),
      inputTokens: arg('inputTokens'),
      outputTokens: arg('outputTokens'),
      costMicroUsd: arg('costMicroUsd'),
    })
    .onConflict((c) =>
      c.columns(['month', 'assistant']).doUpdateSet((eb) => ({
        calls: eb('aiUsage.calls', '+', eb.ref('excluded.calls')),
        inputTokens: eb('aiUsage.inputTokens', '+', eb.ref('excluded.inputTokens')),
        outputTokens: eb('aiUsage.outputTokens', '+', eb.ref('excluded.outputTokens')),
        costMicroUsd: eb('aiUsage.costMicroUsd', '+', eb.ref('excluded.costMicroUsd')),
      })),
    ),
)
const total = prepared<{ month: string }, { cost: number | string | null }>((db, arg) =>
  db
    .selectFrom('aiUsage')
    .select((eb) => eb.fn.sum<number | string | null>('costMicroUsd').as('cost'))
    .where('month', '=', arg('month')),
)

/** Adds to the usage; a negative number returns part of a reservation. */
export const addUsage = (db: Db, row: AiUsageRow) => add(db, row)

/** Millionths of a dollar that were spent or are reserved in a month. */
export async function spentIn(db: Db, month: string) {
  const [row] = await total(db, { month })
  return Number(row?.cost ?? 0)
}
