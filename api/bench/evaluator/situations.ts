// The situations of the answers: those of the development answers and the shipped ones.
import { join } from 'node:path'
import type { Bilingual, Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import { shippedContent } from '../../src/content/shipped-content.ts'
import { withExamples } from '../../src/db/seed/key-point-examples.ts'
import { linesOf } from './rated.ts'

export type Situated = Pick<Scenario, 'id' | 'title' | 'content' | 'questions' | 'kind' | 'rubric'>
const KINDS: Record<string, Scenario['kind']> = {
  'personal-wrong': 'personal',
  'promise-kept': 'personal',
  'hunger-strike': 'policy',
}
const content = shippedContent(join(import.meta.dirname, '../../content'))
const { names, load } = content.keyPointExamples
const examples = new Map((await load(names())).map((one) => [one.scenarioId, one]))
/** The shipped scenarios, as a new database has them. */
export const shipped: readonly Scenario[] = (await content.scenarios()).map(({ rubric, ...scenario }) => {
  const mine = examples.get(scenario.id)
  return { ...scenario, ...(rubric && { rubric: mine ? withExamples(rubric, mine) : rubric }) }
})
/** A situation in the language of its answers only. */
interface Told {
  id: string
  lang: Language
  kind: Scenario['kind']
  content: string
  questions: [string, string]
}
const only = (language: Language, text: string): Bilingual => ({ fr: '', en: '', [language]: text })
const listed: readonly (readonly [id: string, situation: Situated])[] = [
  ...linesOf<Told>('twice-rated', 'situations.jsonl').map(
    ({ id, lang, kind, content, questions }) =>
      [
        id,
        {
          id,
          title: only(lang, ''),
          content: only(lang, content),
          questions: questions.map((question) => only(lang, question)),
          kind,
          rubric: undefined,
        },
      ] as const,
  ),
  ...linesOf<Situated>('pool', 'scenarios.jsonl').map(
    (s) => [s.id, { ...s, kind: KINDS[s.id] ?? 'situational' }] as const,
  ),
  ...shipped.map((s) => [s.id, s] as const),
]
const all = new Map(listed)
if (all.size < listed.length) {
  const ids = listed.map(([id]) => id)
  throw new Error(`two situations are called ${ids.find((id, i) => ids.indexOf(id) < i)}`)
}

export const isSituated = (id: string) => all.has(id)
export function situationCalled(id: string): Situated {
  const scenario = all.get(id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  return scenario
}
