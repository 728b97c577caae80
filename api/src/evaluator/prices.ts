import type { UsualModel } from './models.ts'

/** US dollars per million tokens. */
interface Price {
  input: number
  output: number
}

/** Day on which the table was last compared with the providers' lists. */
export const PRICES_CHECKED_ON = '2026-11-20'
const PRICES: Readonly<Record<UsualModel, Price>> = {
  'gpt-5.4-mini': { input: 0.75, output: 4.5 },
  'claude-haiku-4-5': { input: 1, output: 5 },
  'mistral-small-latest': { input: 0.2, output: 0.6 },
  'gemini-3.5-flash-lite': { input: 0.3, output: 2.5 },
}
/** The price of a model that is not in the table: high, so that the real cost is probably lower. */
const DEAREST: Price = { input: 5, output: 30 }

/** Millionths of a dollar, equal to dollars per million tokens times the tokens. */
export function costOf(model: string, inputTokens: number, outputTokens: number): number {
  const { input, output } = (PRICES as Readonly<Record<string, Price | undefined>>)[model] ?? DEAREST
  return Math.ceil(inputTokens * input + outputTokens * output)
}
