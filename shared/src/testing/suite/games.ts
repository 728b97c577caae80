import { expect, test } from 'vitest'
import { games } from '../../contract/calls/games.ts'
import { Emotion, StroopColour } from '../../model/content/game-content.ts'
import { isAccepted } from '../../rules/games/cognitive-reflection.ts'
import type { Client } from './client.ts'

/** The content of the games. */
export function gamesContract({ ok }: Client) {
  const content = () => ok(games.content, { as: 'learner' })
  const bothSaid = (text: { fr: string; en: string }) =>
    expect(text.fr.trim() !== '' && text.en.trim() !== '').toBe(true)

  test('there are four situations, two messages, five scenes, three questions and at least three words', async () => {
    const { situationalJudgment, communicationClarity, emotionRecognition, cognitiveReflection, stroop } =
      await content()
    expect(situationalJudgment).toHaveLength(4)
    expect(communicationClarity.prompts).toHaveLength(2)
    expect(emotionRecognition.items).toHaveLength(5)
    expect(cognitiveReflection).toHaveLength(3)
    expect(stroop.items.length).toBeGreaterThanOrEqual(3)
  })

  test('a situation has its best option among those of both languages, and says why', async () => {
    for (const { title, situation, options, correctAnswer, rationale } of (await content()).situationalJudgment) {
      for (const text of [title, situation, rationale]) bothSaid(text)
      expect(options.fr).toHaveLength(options.en.length)
      expect(options.fr[Number(correctAnswer)]).toBeTruthy()
    }
  })

  test('a scene has one of six emotions, and its drawing is described', async () => {
    const { choices, items } = (await content()).emotionRecognition
    expect(choices.map(({ id }) => id).sort()).toEqual([...Emotion.options].sort())
    for (const { scene, illustration, cue } of items) for (const text of [scene, illustration, cue]) bothSaid(text)
  })

  test('a question accepts its own answer and never the tempting one', async () => {
    for (const { answer, accept, tempting } of (await content()).cognitiveReflection)
      for (const language of ['fr', 'en'] as const) {
        expect(isAccepted(answer[language], accept[language])).toBe(true)
        expect(isAccepted(tempting[language], accept[language])).toBe(false)
      }
  })

  test('words and inks are colours that have a name; the words to remember are many and different', async () => {
    const { stroop, verbalMemory } = await content()
    expect(stroop.colours.map(({ id }) => id).sort()).toEqual([...StroopColour.options].sort())
    for (const { name } of stroop.colours) bothSaid(name)
    for (const words of Object.values(verbalMemory.words)) {
      expect(words.length).toBeGreaterThanOrEqual(20)
      expect(new Set(words).size).toBe(words.length)
    }
  })
}
