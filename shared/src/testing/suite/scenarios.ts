import { expect, test } from 'vitest'
import { scenarios } from '../../contract/calls/scenarios.ts'
import type { Scenario } from '../../model/content/scenario.ts'
import type { Client } from './client.ts'

/** Published scenarios. */
export function scenarioContract({ ok }: Client) {
  const list = () => ok(scenarios.list, { as: 'learner' })

  test('are listed in their order, published, in both languages', async () => {
    const all = await list()
    expect(all.length).toBeGreaterThan(0)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.map(({ order }) => order)).toEqual(all.map(({ order }) => order).sort((a, b) => a - b))
    for (const { isPublished, title, content, questions } of all) {
      expect([isPublished, questions.length]).toEqual([true, 2])
      for (const text of [title, content, ...questions]) expect(text.fr !== '' && text.en !== '').toBe(true)
    }
    expect(all.map(({ id }) => id)).not.toContain('draft-scenario')
  })

  test('a random one is one of them, whole', async () => {
    const all = await list()
    for (let i = 0; i < 10; i++) expect(all).toContainEqual(await ok(scenarios.random, { as: 'learner' }))
  })

  test('the sentences of the key points come apart, for the same scenarios and points', async () => {
    const all = await list()
    const sentences = await ok(scenarios.examples, { as: 'learner' })
    expect(sentences.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    for (const [i, { rubric }] of all.entries())
      expect(sentences[i]?.rubric?.keyPoints.map(({ id }) => id)).toEqual(rubric?.keyPoints.map(({ id }) => id))
    const fields = all.flatMap(({ rubric }) => rubric?.keyPoints.flatMap((point) => Object.keys(point)) ?? [])
    expect(new Set(fields)).not.toContain('examples')
    expect(new Set(fields)).not.toContain('counterexamples')
    for (const one of sentences) expect(Object.keys(one)).not.toContain('content')
  })

  test('a visitor gets one of them, without its model answers', async () => {
    const { modelAnswers, commentary, ...scenario } = (await ok(scenarios.trial, {})) as Scenario
    expect([modelAnswers, commentary]).toEqual([undefined, undefined])
    expect(scenario).toMatchObject({ format: 'typed', isPublished: true })
    const listed = (await list()).find(({ id }) => id === scenario.id)
    expect(listed).toMatchObject({ content: scenario.content, questions: scenario.questions })
  })
}
