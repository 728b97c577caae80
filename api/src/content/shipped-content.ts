import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Shipped } from '../db/seed/seed.ts'

/** The names of a folder's entries, without `.yaml`; the files are not read. */
const namesIn = (root: string, folder: string) =>
  readdirSync(join(root, folder))
    .map((name) => name.replace(/\.yaml$/, ''))
    .sort()

/**
 * The content of a folder, read on demand, so that only a start that needs the parsers of Markdown and YAML loads them.
 */
export const shippedContent = (root: string): Shipped => ({
  modules: async () => (await import('./load-modules.ts')).loadModules(root),
  quizzes: async () => (await import('./load-quizzes.ts')).loadQuizzes(root),
  ratedAnswers: {
    names: () => namesIn(root, 'rated-answers'),
    load: async (ids) => (await import('./load-rated-answers.ts')).loadRatedAnswers(root, ids),
  },
  keyPointExamples: {
    names: () => namesIn(root, 'key-point-examples'),
    load: async (ids) => (await import('./load-key-point-examples.ts')).loadKeyPointExamples(root, ids),
  },
  pageFigures: {
    names: () => namesIn(root, 'modules'),
    load: async (folders) => (await import('./load-modules.ts')).loadPageFigures(root, folders),
  },
  scenarios: async () => (await import('./load-scenarios.ts')).loadScenarios(root),
  testDates: async () => (await import('./load-test-dates.ts')).loadTestDates(root),
  competencies: async () => (await import('./load-competencies.ts')).loadCompetencies(root),
  practiceTexts: async () => (await import('./load-practice-texts.ts')).loadPracticeTexts(root),
})
