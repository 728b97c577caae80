import { join } from 'node:path'
import { Emotion, type GameContent, StroopColour } from 'shared/model/content/game-content'
import { LANGUAGES } from 'shared/model/languages'
import type { TypingWords } from 'shared/model/typing-words'
import { deepFreeze } from 'shared/rules/deep-freeze'
import * as z from 'zod/mini'
import { ContentError, readYaml, refuseTwice } from './read-content.ts'
import { both, slug, terms, words } from './text-fields.ts'

const OPTIONS = 4
/** Shorter words are too similar to be remembered. */
const WORD_LETTERS_MIN = 4
const options = z.strictObject({
  fr: z.array(words).check(z.length(OPTIONS)),
  en: z.array(words).check(z.length(OPTIONS)),
})
const index = z.enum(['0', '1', '2', '3'])
const named = <T extends z.ZodMiniType>(id: T) => z.strictObject({ id, name: both })
const stroopItems = z.array(z.strictObject({ id: slug, word: StroopColour, ink: StroopColour })).check(z.minLength(1))

/** Schema of `games.yaml` (api/content), with the required number of items of each game. */
const GamesFile = z.strictObject({
  situationalJudgment: z
    .array(
      z.strictObject({
        id: slug,
        competency: slug,
        title: both,
        situation: both,
        options,
        correctAnswer: index,
        rationale: both,
      }),
    )
    .check(z.length(4)),
  communicationClarity: z.strictObject({
    prompts: z
      .array(
        z.strictObject({
          id: slug,
          context: both,
          task: both,
          message: both,
          example: both,
          facts: z
            .array(z.strictObject({ kind: z.enum(['who', 'what', 'when', 'where']), name: both, phrases: terms }))
            .check(z.minLength(1)),
        }),
      )
      .check(z.length(2)),
    politePhrases: terms,
    slang: terms,
  }),
  emotionRecognition: z.strictObject({
    choices: z.array(z.strictObject({ id: Emotion, label: both })).check(z.length(Emotion.options.length)),
    items: z
      .array(z.strictObject({ id: slug, correct: Emotion, scene: both, illustration: both, cue: both }))
      .check(z.length(5)),
  }),
  cognitiveReflection: z
    .array(
      z.strictObject({
        id: slug,
        question: both,
        answer: both,
        accept: terms,
        tempting: both,
        options,
        correctAnswer: index,
        explanation: both,
      }),
    )
    .check(z.length(3)),
  stroop: z.strictObject({
    colours: z.array(named(StroopColour)).check(z.length(StroopColour.options.length)),
    items: stroopItems.check(z.minLength(3)),
    pool: stroopItems,
  }),
})

/** The content of the games, frozen, with words of `words`; throws for an invalid entry, with its place and field. */
export function loadGames(root: string, words: TypingWords): GameContent {
  const name = 'games.yaml'
  const file = readYaml(root, join(root, name), GamesFile)
  for (const items of [
    file.situationalJudgment,
    file.communicationClarity.prompts,
    file.emotionRecognition.choices,
    file.emotionRecognition.items,
    file.cognitiveReflection,
    file.stroop.colours,
    [...file.stroop.items, ...file.stroop.pool],
  ])
    refuseTwice(name, items)
  for (const { id, answer, options: given, correctAnswer } of file.cognitiveReflection)
    for (const language of LANGUAGES)
      if (given[language][Number(correctAnswer)] !== answer[language])
        throw new ContentError(`${name}: ${id} names another option than its ${language} answer`)
  const { fr, en } = words.common
  const long = (word: string) => word.length >= WORD_LETTERS_MIN
  return deepFreeze({ ...file, verbalMemory: { words: { fr: fr.filter(long), en: en.filter(long) } } })
}
