import * as z from 'zod/mini'
import { Bilingual } from '../bilingual.ts'
import { Terms } from './rubric.ts'

/** The index of an option, as a string, as in quizzes. */
const Index = z.enum(['0', '1', '2', '3'])

export const JudgementScenario = z
  .object({
    id: z.string(),
    competency: z.string(),
    title: Bilingual,
    situation: Bilingual,
    options: Terms,
    correctAnswer: Index,
    rationale: Bilingual,
  })
  .register(z.globalRegistry, { id: 'JudgementScenario' })
export type JudgementScenario = z.infer<typeof JudgementScenario>

/** A fact that the rewritten message must still state: it does if it contains one of the phrases. */
export const ClarityFact = z
  .object({ kind: z.enum(['who', 'what', 'when', 'where']), name: Bilingual, phrases: Terms })
  .register(z.globalRegistry, { id: 'ClarityFact' })
export type ClarityFact = z.infer<typeof ClarityFact>

export const ClarityPrompt = z
  .object({
    id: z.string(),
    context: Bilingual,
    task: Bilingual,
    /** What the learner rewrites. */
    message: Bilingual,
    /** A model answer: the message rewritten. */
    example: Bilingual,
    /** Absent from content that a device stored before there were facts. */
    facts: z.optional(z.array(ClarityFact)),
  })
  .register(z.globalRegistry, { id: 'ClarityPrompt' })
export type ClarityPrompt = z.infer<typeof ClarityPrompt>

export const Emotion = z.enum(['happy', 'sad', 'angry', 'fear', 'neutral', 'surprised'])
export type Emotion = z.infer<typeof Emotion>

export const EmotionItem = z
  .object({
    id: z.string(),
    correct: Emotion,
    /** What the learner reads. */
    scene: Bilingual,
    /** What the drawing shows, in words. */
    illustration: Bilingual,
    /** The clue by which the emotion is recognized. */
    cue: Bilingual,
  })
  .register(z.globalRegistry, { id: 'EmotionItem' })
export type EmotionItem = z.infer<typeof EmotionItem>

export const ReflectionQuestion = z
  .object({
    id: z.string(),
    question: Bilingual,
    answer: Bilingual,
    /** Typed answers that count as right. */
    accept: Terms,
    /** The intuitive wrong answer. */
    tempting: Bilingual,
    options: Terms,
    correctAnswer: Index,
    explanation: Bilingual,
  })
  .register(z.globalRegistry, { id: 'ReflectionQuestion' })
export type ReflectionQuestion = z.infer<typeof ReflectionQuestion>

export const StroopColour = z.enum(['red', 'blue', 'green', 'yellow'])
export type StroopColour = z.infer<typeof StroopColour>
export const StroopItem = z
  .object({ id: z.string(), word: StroopColour, ink: StroopColour })
  .register(z.globalRegistry, { id: 'StroopItem' })
export type StroopItem = z.infer<typeof StroopItem>

/** The content of the built-in games; the same for every learner. */
export const GameContent = z
  .object({
    situationalJudgment: z.array(JudgementScenario).check(z.minLength(1)),
    communicationClarity: z.object({
      prompts: z.array(ClarityPrompt).check(z.minLength(1)),
      politePhrases: Terms,
      slang: Terms,
    }),
    emotionRecognition: z.object({
      choices: z.array(z.object({ id: Emotion, label: Bilingual })),
      items: z.array(EmotionItem).check(z.minLength(1)),
    }),
    cognitiveReflection: z.array(ReflectionQuestion).check(z.minLength(1)),
    stroop: z.object({
      colours: z.array(z.object({ id: StroopColour, name: Bilingual })),
      /** The items of the short round. */
      items: z.array(StroopItem).check(z.minLength(1)),
      /** The items that the long round adds. */
      pool: z.array(StroopItem),
    }),
    verbalMemory: z.object({ words: Terms }),
  })
  .register(z.globalRegistry, { id: 'GameContent' })
export type GameContent = z.infer<typeof GameContent>
