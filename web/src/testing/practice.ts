import type { Scenario, ScenarioFormat } from 'shared/model/content/scenario'
import { makeScenario } from 'shared/testing/make'
import type { PracticeRun } from '#data/practice/practice-run'

const both = (fr: string, en: string) => ({ fr, en })

/**
 * A scenario with key points, model answers and a commentary, but without red flags. Most of its texts contain `order`,
 * so that a test can tell which scenario is shown.
 */
export const fullScenario = (order: number, format: ScenarioFormat): Scenario =>
  makeScenario({
    id: `${format}-${order}`,
    order,
    format,
    category: (['ethics', 'communication', 'professionalism', 'collaboration'] as const)[order % 4] ?? 'ethics',
    title: both(`Situation ${order}`, `Scenario ${order}`),
    content: both(`Texte ${order}.\n\nSuite ${order}.`, `Text ${order}.\n\nMore ${order}.`),
    questions: [
      both(`Première question ${order} ?`, `First question ${order}?`),
      both(`Seconde question ${order} ?`, `Second question ${order}?`),
    ],
    rubric: {
      stakeholders: [{ fr: ['Samir'], en: ['Samir'] }],
      keyPoints: ['ask', 'listen'].map((id) => ({
        id,
        kind: 'action' as const,
        text: both(`Point ${id} ${order}`, `Point ${id} ${order}`),
        any: { fr: [id], en: [id] },
      })),
      redFlags: [],
    },
    modelAnswers: (format === 'typed' ? [36, 50, 70] : [60, 90, 120]).map((wpm) => ({
      wpm,
      fr: `Modèle un à ${wpm}.\n\nModèle deux à ${wpm}.`,
      en: `Model one at ${wpm}.\n\nModel two at ${wpm}.`,
    })),
    commentary: both(`Commentaire ${order}`, `Commentary ${order}`),
  })

/** As many scenarios as one mini-test needs. */
export const miniScenarios = (): Scenario[] => [
  fullScenario(1, 'video'),
  fullScenario(2, 'video'),
  fullScenario(3, 'typed'),
  fullScenario(4, 'typed'),
]

/** A run of one typed scenario that has just started. */
export const makePracticeRun = (over: Partial<PracticeRun> = {}): PracticeRun => {
  const startedAt = over.startedAt ?? Date.now()
  return {
    id: 'run-1',
    planId: 'drill-ethics',
    kind: 'drill',
    language: 'fr',
    extraTime: 1,
    scenarios: [fullScenario(4, 'typed')],
    recording: 'none',
    startedAt,
    position: { phase: 0, startedAt },
    seenAt: startedAt,
    pausedMs: 0,
    state: 'running',
    ...over,
  }
}
