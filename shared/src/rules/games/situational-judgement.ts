import type { JudgementScenario } from '../../model/content/game-content.ts'
import type { GameScoring } from '../../model/game-result.ts'

export const BEST_OPTION_POINTS = 2
/** Characters of a justification that earn the whole bonus of one point. */
export const FULL_BONUS_CHARACTERS = 50
/** Four scenarios of at most three points. */
export const JUDGEMENT_SCORING: GameScoring = { unit: 'points', better: 'higher', outOf: 12, digits: 1 }

/** What was answered to one scenario; `choice` is the index of an option as a string, '' where none was chosen. */
export interface JudgementResponse {
  choice: string
  justification: string
  /** Milliseconds spent on this scenario. */
  time: number
}
export interface JudgementScore {
  id: string
  choice: string
  optionScore: number
  justificationBonus: number
  time: number
}
export const NO_RESPONSE: JudgementResponse = { choice: '', justification: '', time: 0 }

const hundredths = (value: number) => Math.round(value * 100) / 100

/** The largest number of letters of a word that count. */
const WORD_LETTERS_MAX = 25
/** Occurrences of a word, and of a character in a row, that count: more of them give no reason. */
const REPEATS_MAX = 2

/** The number of characters of a justification that count: repeating a character or a word adds nothing. */
export function reasonLength(text: string): number {
  const seen = new Map<string, number>()
  const words = text
    .trim()
    .replaceAll(/(.)\1{2,}/gsu, '$1$1')
    .split(/\s+/)
    .filter((word) => {
      const times = (seen.get(word.toLowerCase()) ?? 0) + 1
      seen.set(word.toLowerCase(), times)
      return times <= REPEATS_MAX
    })
  return words.map((word) => word.slice(0, WORD_LETTERS_MAX)).join(' ').length
}

export const justificationBonus = (text: string) => hundredths(Math.min(1, reasonLength(text) / FULL_BONUS_CHARACTERS))

/**
 * Two points for the best option, otherwise none, and up to one for the justification; 0 for a scenario left
 * unanswered.
 */
export function scoreScenario(
  { id, correctAnswer }: Pick<JudgementScenario, 'id' | 'correctAnswer'>,
  { choice, justification, time }: JudgementResponse = NO_RESPONSE,
): JudgementScore {
  const answered = choice !== ''
  return {
    id,
    choice,
    optionScore: answered && choice === correctAnswer ? BEST_OPTION_POINTS : 0,
    justificationBonus: answered ? justificationBonus(justification) : 0,
    time,
  }
}

/** The whole game, scenario by scenario. */
export function scoreJudgement(
  scenarios: readonly Pick<JudgementScenario, 'id' | 'correctAnswer'>[],
  responses: Readonly<Record<string, JudgementResponse>>,
) {
  const details = scenarios.map((scenario) => scoreScenario(scenario, responses[scenario.id]))
  const totalScore = hundredths(details.reduce((sum, one) => sum + one.optionScore + one.justificationBonus, 0))
  return { totalScore, details }
}
