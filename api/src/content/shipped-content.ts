import type { Shipped } from '../db/seed.ts'

/**
 * The content of a folder, read on demand, so that only a start that needs the parsers of Markdown and YAML loads them.
 */
export const shippedContent = (root: string): Shipped => ({
  modules: async () => (await import('./load-modules.ts')).loadModules(root),
  quizzes: async () => (await import('./load-quizzes.ts')).loadQuizzes(root),
  scenarios: async () => (await import('./load-scenarios.ts')).loadScenarios(root),
  testDates: async () => (await import('./load-test-dates.ts')).loadTestDates(root),
  competencies: async () => (await import('./load-competencies.ts')).loadCompetencies(root),
  practiceTexts: async () => (await import('./load-practice-texts.ts')).loadPracticeTexts(root),
})
