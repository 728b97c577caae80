import { MESSAGES } from 'shared/contract/messages'
import { planDay, planPeriod } from 'shared/rules/plan-limits'
import type { Db } from '../db/schema.ts'
import { addUsage, spentIn } from '../db/tables/ai-usage.ts'
import { tooMany } from '../http/failures.ts'
import type { Usage } from './ask-model.ts'
import { OUTPUT_TOKENS_MAX } from './judgement.ts'
import { costOf } from './prices.ts'

const MICRO = 1_000_000
/** A low estimate, so that a reservation is too large rather than too small. */
const CHARACTERS_PER_TOKEN = 2

/** Money reserved for a question until its cost is known. */
export interface Reservation {
  month: string
  assistant: string
  model: string
  /** Millionths of a dollar for each of the calls that the question may take. */
  eachMicroUsd: number
  calls: number
}

/**
 * Keeps the monthly cost of the models at `monthlyUsd` US dollars or less; undefined means no limit. Its functions must
 * be called inside write transactions.
 */
export function createBudget(monthlyUsd: number | undefined) {
  return {
    /**
     * Reserves money, or refuses where it would exceed the month's budget; the refusal rolls the reservation back with
     * the caller's transaction.
     */
    async reserve(db: Db, asked: { assistant: string; model: string; characters: number; calls: number }, now: number) {
      const { assistant, model, calls } = asked
      const eachMicroUsd = costOf(model, Math.ceil(asked.characters / CHARACTERS_PER_TOKEN), OUTPUT_TOKENS_MAX)
      const month = planDay(now).slice(0, 7)
      const costMicroUsd = eachMicroUsd * calls
      await addUsage(db, { month, assistant, calls: 0, inputTokens: 0, outputTokens: 0, costMicroUsd })
      if (monthlyUsd !== undefined && (await spentIn(db, month)) > monthlyUsd * MICRO)
        throw tooMany(planPeriod('starter', now)?.until ?? now, now, MESSAGES.assistantsSpent)
      return { month, assistant, model, eachMicroUsd, calls } satisfies Reservation
    },
    /** Replaces the reservation by the cost; an interrupted call keeps its share, because it may have been charged. */
    settle(
      db: Db,
      { month, assistant, model, eachMicroUsd, calls }: Reservation,
      usages: readonly (Usage | undefined)[],
    ) {
      const known = usages.filter((usage) => usage !== undefined)
      const sum = (name: keyof Usage) => known.reduce((total, usage) => total + usage[name], 0)
      const cost =
        costOf(model, sum('inputTokens'), sum('outputTokens')) + (usages.length - known.length) * eachMicroUsd
      return addUsage(db, {
        month,
        assistant,
        calls: usages.length,
        inputTokens: sum('inputTokens'),
        outputTokens: sum('outputTokens'),
        costMicroUsd: cost - eachMicroUsd * calls,
      })
    },
  }
}
export type Budget = ReturnType<typeof createBudget>
