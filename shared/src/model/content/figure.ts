import * as z from 'zod/mini'
import { byLanguage } from '../languages.ts'
import { requiredText } from './bilingual-input.ts'

// The limits keep every figure readable on a phone of 360 px.
export const FIGURE_TITLE_MAX = 90
export const FIGURE_DESCRIPTION_MAX = 240
/** Characters of a heading inside of a figure: a moment, a condition, the end of a scale. */
export const FIGURE_HEADING_MAX = 60
/** Characters of a label inside of a figure. */
export const FIGURE_LABEL_MAX = 130
/** Characters of a sentence that is compared with another. */
export const FIGURE_SENTENCE_MAX = 300
/**
 * The least distance between two points of a scale, in percent of its line: closer points would need a long line to
 * keep their labels apart.
 */
export const SCALE_GAP_MIN = 15

const heading = requiredText(FIGURE_HEADING_MAX)
const label = requiredText(FIGURE_LABEL_MAX)
const common = { title: requiredText(FIGURE_TITLE_MAX), description: requiredText(FIGURE_DESCRIPTION_MAX) }

/** Whether the asterisks that mark changed words are paired: `I *would ask* first`. */
const isMarked = (text: string) => text.split('*').length % 2 === 1
const markedText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(FIGURE_SENTENCE_MAX), z.refine(isMarked, 'a mark is not closed'))
const version = z.strictObject({ name: heading, text: z.object(byLanguage(() => markedText)) })

const areApart = (points: readonly { at: number }[]) =>
  points.every(({ at }, i) => i === 0 || at - (points[i - 1]?.at ?? 0) >= SCALE_GAP_MIN)

/** A question and where each of its answers leads. */
const PathFigure = z.strictObject({
  kind: z.literal('path'),
  ...common,
  question: label,
  branches: z.array(z.strictObject({ when: heading, next: label })).check(z.minLength(2), z.maxLength(3)),
})
/** Moments in their order. */
const TimelineFigure = z.strictObject({
  kind: z.literal('timeline'),
  ...common,
  points: z.array(z.strictObject({ at: heading, label })).check(z.minLength(2), z.maxLength(7)),
})
/** The text of one answer, before and after a change. */
const ContrastFigure = z.strictObject({ kind: z.literal('contrast'), ...common, before: version, after: version })
/** Positions on a line between two ends, in percent of it and in their order. */
const ScaleFigure = z.strictObject({
  kind: z.literal('scale'),
  ...common,
  from: heading,
  to: heading,
  points: z
    .array(z.strictObject({ at: z.number().check(z.gte(0), z.lte(100)), label }))
    .check(z.minLength(2), z.maxLength(5), z.refine(areApart, 'points in order, at least 15 apart')),
})
/** Steps in their order. */
const StepsFigure = z.strictObject({
  kind: z.literal('steps'),
  ...common,
  steps: z.array(z.strictObject({ name: heading, text: label })).check(z.minLength(2), z.maxLength(6)),
})

/** A figure of a page, as data: the application draws it in the language, mode and width of the reader. */
export const ModuleFigure = z
  .discriminatedUnion('kind', [PathFigure, TimelineFigure, ContrastFigure, ScaleFigure, StepsFigure])
  .register(z.globalRegistry, { id: 'ModuleFigure' })
export type ModuleFigure = z.infer<typeof ModuleFigure>
export type FigureOf<Kind extends ModuleFigure['kind']> = Extract<ModuleFigure, { kind: Kind }>
