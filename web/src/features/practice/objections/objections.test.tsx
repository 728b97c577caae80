import { waitFor, within } from '@testing-library/react'
import { OBJECTION_COMMENT_MAX } from 'shared/model/objection'
import { makeEvaluation } from 'shared/testing/make'
import { beforeEach, expect, test } from 'vitest'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { expectAccessible } from '#testing/axe'
import { fullScenario } from '#testing/practice'
import { deviceOf, goOffline, goOnline, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const scenario = fullScenario(3, 'typed')
const RESPONSE = 'I would ask Samir first. Then I would lend him my ear.\n\nI would lie to the coach about it.'
const [ASK, EAR, LIE] = RESPONSE.split(/(?<=\.)\s+/) as [string, string, string]

const evaluation = (over: Partial<StoredEvaluation> = {}): StoredEvaluation => ({
  ...makeEvaluation({
    scenarioId: scenario.id,
    response: RESPONSE,
    language: 'en',
    score: 4.2,
    engine: { id: 'own', version: 'test' },
    feedback: {
      suggestions: [],
      met: [{ keyPointId: 'ask', text: 'Point ask 3', sentence: 0 }],
      missed: [{ keyPointId: 'listen', text: 'Point listen 3' }],
      evidence: [
        { sentenceIndex: 2, start: 56, end: 90, dimension: 'ethics', cue: 'harm-lying', strength: -3 },
        { sentenceIndex: 0, start: 0, end: 24, dimension: 'information', cue: 'asks', strength: 1 },
      ],
    },
  }),
  credited: true,
  ...over,
})
async function open(over?: Partial<StoredEvaluation>) {
  const stored = evaluation(over)
  await deviceOf().evaluations.put(stored)
  world.evaluations.learner = [stored]
  const page = await openPage('/practice?result=evaluation-1', { language: 'en' })
  await main().findByRole('region', { name: 'Key points' })
  return page
}
const points = () => within(main().getByRole('region', { name: /^(Key points|Points clés)/ }))
const sent = () => world.objections.learner ?? []
beforeEach(() => {
  world.objections = {}
  world.scenarios = [scenario]
})

test('one press objects to a point that was not found, and says what that does; both languages', async () => {
  const { user } = await open()
  await user.click(await points().findByRole('button', { name: /^I did say that: Point listen 3/ }))
  const told = await points().findByText(/It does not change your score; it helps to improve the evaluation/)
  expect(told).toHaveFocus()
  await waitFor(() => expect(sent()).toMatchObject([{ pointId: 'listen', kind: 'said', sentence: '', comment: '' }]))
  expect(main().getByRole('img', { name: /^4\.2 out of 9/ })).toBeVisible()
  await expectAccessible()
  await speak('fr')
  expect(points().getByText(/Elle ne change pas votre score; elle aide à améliorer l’évaluation/)).toBeVisible()
  expect(points().getByRole('button', { name: /^Ce n’est pas ce que je voulais dire/ })).toBeVisible()
  await expectAccessible()
})

test('the sentence is chosen from the answer, and the comment has a limit', async () => {
  const { user } = await open()
  await user.click(await points().findByRole('button', { name: /^I did say that/ }))
  const choice = await points().findByRole('combobox', { name: /^The sentence that says it/ })
  expect(
    within(choice)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['No sentence chosen', ASK, EAR, LIE])
  await user.selectOptions(choice, EAR)
  const comment = points().getByRole('textbox', { name: /^Your comment/ })
  await user.click(comment)
  await user.paste('x'.repeat(OBJECTION_COMMENT_MAX + 1))
  expect(points().getByText('1 character too many')).toBeVisible()
  await user.click(points().getByRole('button', { name: 'Save' }))
  expect(comment).toBeVisible()
  await user.clear(comment)
  await user.paste('An ear is listening.')
  await user.click(points().getByRole('button', { name: 'Save' }))
  expect(await points().findByText(`“${EAR}”`)).toBeVisible()
  expect(points().getByText('An ear is listening.')).toBeVisible()
  await waitFor(() => expect(sent()).toMatchObject([{ sentence: EAR, comment: 'An ear is listening.' }]))
})

test('a point that was found stands with its sentence, and can be objected to', async () => {
  const { user } = await open()
  expect(points().getByText(`“${ASK}”`)).toBeVisible()
  await user.click(await points().findByRole('button', { name: /^That is not what I meant: Point ask 3/ }))
  await waitFor(() => expect(sent()).toMatchObject([{ pointId: 'ask', kind: 'not-meant', sentence: ASK }]))
  expect(points().queryByRole('combobox')).toBeNull()
})

test('a mark of harm stands with its sentence, and can be objected to', async () => {
  const { user } = await open()
  const harms = within(await main().findByRole('region', { name: 'What lowered the score' }))
  expect(harms.getByText(`“${LIE}”`)).toBeVisible()
  expect(harms.getAllByRole('listitem')).toHaveLength(1)
  await user.click(harms.getByRole('button', { name: /^That is not what I meant/ }))
  await waitFor(() => expect(sent()).toMatchObject([{ pointId: 'harm-lying', kind: 'no-harm', sentence: LIE }]))
})

test('it is withdrawn with one press, and the button is there again', async () => {
  const { user } = await open()
  await user.click(await points().findByRole('button', { name: /^I did say that/ }))
  await user.click(await points().findByRole('button', { name: /^Withdraw the objection/ }))
  expect(await points().findByRole('button', { name: /^I did say that/ })).toHaveFocus()
  await waitFor(() => expect(sent()).toMatchObject([{ pointId: 'listen', isWithdrawn: true }]))
})

test('offline it is stored here, and sent when the device is online again', async () => {
  const { user } = await open()
  goOffline()
  await user.click(await points().findByRole('button', { name: /^I did say that/ }))
  expect(await points().findByText('Objection saved.')).toBeVisible()
  expect(await deviceOf().outbox.toArray()).toMatchObject([{ call: 'objections.save', state: 'waiting' }])
  expect(sent()).toEqual([])
  goOnline()
  await waitFor(() => expect(sent()).toMatchObject([{ pointId: 'listen' }]))
})

test('where the evaluation may be on this device alone, nothing is offered', async () => {
  await open({ credited: false })
  await expectAccessible()
  expect(main().queryByRole('button', { name: /I did say that|not what I meant/ })).toBeNull()
})
