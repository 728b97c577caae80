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

  test('a visitor gets one of them, without its model answers', async () => {
    const { modelAnswers, commentary, ...scenario } = (await ok(scenarios.trial, {})) as Scenario
    expect([modelAnswers, commentary]).toEqual([undefined, undefined])
    expect(scenario).toMatchObject({ format: 'typed', isPublished: true })
    expect(await list()).toContainEqual(expect.objectContaining(scenario))
  })
}
