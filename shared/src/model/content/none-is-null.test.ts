import { expect, test } from 'vitest'
import { ModuleInput } from './module-input.ts'
import { ScenarioInput, ScenarioPatch } from './scenario.ts'

const both = { fr: 'x', en: 'x' }
const scenario = { title: both, description: both, content: both }

test.each([
  ['', null],
  ['none', null],
  [null, null],
  [undefined, null],
  ['empathy', 'empathy'],
])('a course of %j is stored as %j', (courseId, stored) => {
  expect(ScenarioInput.parse({ ...scenario, courseId }).courseId).toBe(stored)
})

test('an empty address of a video is none, a wrong one is refused, and what a patch leaves out stays out', () => {
  expect(ScenarioInput.parse({ ...scenario, videoUrl: '' }).videoUrl).toBeNull()
  expect(ScenarioPatch.parse({ videoUrl: '' })).toEqual({ videoUrl: null })
  expect(ScenarioPatch.parse({})).toEqual({})
  expect(ScenarioPatch.safeParse({ videoUrl: 'javascript:alert(1)' }).success).toBe(false)
  const page = { title: both, content: both, type: 'video', videoUrl: '', imageUrl: '' }
  const module = ModuleInput.parse({ title: both, description: both, category: 'ethics', pages: [page] })
  expect(module.pages?.[0]).toMatchObject({ videoUrl: null, imageUrl: null })
})
