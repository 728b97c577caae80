import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Issue } from 'shared/contract/failure'
import type { Bilingual } from 'shared/model/bilingual'
import type { Competency, SkillLevel } from 'shared/model/content/module'
import { type KeyPointKind, type ModelAnswer, type Rubric, RubricInput, type Terms } from 'shared/model/content/rubric'
import {
  type AdminScenario,
  SCENARIO_CONTENT_MAX,
  SCENARIO_DESCRIPTION_MAX,
  SCENARIO_TAGS_MAX,
  SCENARIO_TITLE_MAX,
  type ScenarioCategory,
  type ScenarioFormat,
  type ScenarioInput,
  type ScenarioKind,
  TAG_MAX,
} from 'shared/model/content/scenario'
import { LANGUAGES, type Language } from 'shared/model/languages'
import { isSafeUrl } from 'shared/rules/rich-text'
import { issueText } from '#i18n/issue-text'
import type { Wrong } from '../editor/use-content-save'

/** Terms as text, one per line. */
type Lines = Bilingual
export interface KeyPointForm {
  id: string
  kind: KeyPointKind
  text: Bilingual
  any: Lines
  weak: Lines
  examples: Lines
  counterexamples: Lines
}
export interface RubricForm {
  stakeholders: Lines[]
  keyPoints: KeyPointForm[]
  redFlags: { any: Lines; message: Bilingual }[]
}
export interface ScenarioForm {
  title: Bilingual
  description: Bilingual
  content: Bilingual
  /** Always two; a question that is empty in both languages is left out when saving. */
  questions: Bilingual[]
  difficulty: SkillLevel
  category: ScenarioCategory
  format: ScenarioFormat
  kind: ScenarioKind
  competencies: Competency[]
  videoUrl: string | null
  /** Separated by commas. */
  tags: Bilingual
  courseId: string | null
  isPublished: boolean
  /** Null until the author adds one. */
  rubric: RubricForm | null
  /** Null until the author adds some. */
  modelAnswers: ModelAnswer[] | null
  commentary: Bilingual | null
}

const empty = (): Bilingual => ({ fr: '', en: '' })
export const blankKeyPoint = (): KeyPointForm => ({
  id: '',
  kind: 'action',
  text: empty(),
  any: empty(),
  weak: empty(),
  examples: empty(),
  counterexamples: empty(),
})
export const blankRedFlag = () => ({ any: empty(), message: empty() })
export const blankRubric = (): RubricForm => ({ stakeholders: [empty()], keyPoints: [], redFlags: [] })
export const blankModelAnswer = (): ModelAnswer => ({ wpm: 50, fr: '', en: '' })

export const blankScenario = (): ScenarioForm => ({
  title: empty(),
  description: empty(),
  content: empty(),
  questions: [empty(), empty()],
  difficulty: 'beginner',
  category: 'communication',
  format: 'typed',
  kind: 'situational',
  competencies: [],
  videoUrl: null,
  tags: empty(),
  courseId: null,
  isPublished: false,
  rubric: null,
  modelAnswers: null,
  commentary: null,
})

const lined = ({ fr, en }: Terms = { fr: [], en: [] }): Lines => ({ fr: fr.join('\n'), en: en.join('\n') })
const parts = (text: string, at: string | RegExp) =>
  text
    .split(at)
    .map((part) => part.trim())
    .filter((part) => part !== '')
const termsOf = ({ fr, en }: Lines): Terms => ({ fr: parts(fr, '\n'), en: parts(en, '\n') })

const rubricToForm = ({ stakeholders, keyPoints, redFlags }: Rubric): RubricForm => ({
  stakeholders: stakeholders.map(lined),
  keyPoints: keyPoints.map((point) => ({
    ...point,
    any: lined(point.any),
    weak: lined(point.weak),
    examples: lined(point.examples),
    counterexamples: lined(point.counterexamples),
  })),
  redFlags: redFlags.map(({ any, message }) => ({ any: lined(any), message })),
})
/** The rubric of the form as the evaluator reads it. */
export const rubricOf = ({ stakeholders, keyPoints, redFlags }: RubricForm): Rubric => ({
  stakeholders: stakeholders.map(termsOf),
  keyPoints: keyPoints.map((point) => ({
    ...point,
    id: point.id.trim(),
    any: termsOf(point.any),
    weak: termsOf(point.weak),
    examples: termsOf(point.examples),
    counterexamples: termsOf(point.counterexamples),
  })),
  redFlags: redFlags.map(({ any, message }) => ({ any: termsOf(any), message })),
})

export const scenarioToForm = (scenario: AdminScenario): ScenarioForm => ({
  title: scenario.title,
  description: scenario.description,
  content: scenario.content,
  questions: [scenario.questions[0] ?? empty(), scenario.questions[1] ?? empty()],
  difficulty: scenario.difficulty,
  // An older scenario without a category becomes general when it is edited.
  category: scenario.category ?? 'general',
  format: scenario.format,
  kind: scenario.kind,
  competencies: scenario.competencies,
  videoUrl: scenario.videoUrl,
  tags: { fr: scenario.tags.fr.join(', '), en: scenario.tags.en.join(', ') },
  courseId: scenario.courseId,
  isPublished: scenario.isPublished,
  rubric: scenario.rubric ? rubricToForm(scenario.rubric) : null,
  modelAnswers: scenario.modelAnswers ?? null,
  commentary: scenario.commentary ?? null,
})
/** A copy is a draft. */
export const scenarioToCopy = (scenario: AdminScenario): ScenarioForm => ({
  ...scenarioToForm(scenario),
  isPublished: false,
})

/** Tags between commas, trimmed; empty ones are dropped. */
export const tagsOf = ({ fr, en }: Bilingual): Terms => ({ fr: parts(fr, ','), en: parts(en, ',') })
const isBlank = ({ fr, en }: Bilingual) => `${fr}${en}`.trim() === ''

/**
 * The request body. The server knows the situation under two names, `content` and `prompt`, and publication as 1 or 0.
 */
export const scenarioToBody = ({ rubric, modelAnswers, commentary, ...form }: ScenarioForm): ScenarioInput =>
  ({
    ...form,
    prompt: form.content,
    questions: form.questions.filter((question) => !isBlank(question)),
    videoUrl: form.videoUrl?.trim() || null,
    tags: tagsOf(form.tags),
    isPublished: form.isPublished ? 1 : 0,
    // Null removes the stored value.
    rubric: rubric && rubricOf(rubric),
    modelAnswers,
    commentary,
  }) as unknown as ScenarioInput

/**
 * The errors of a scenario: missing texts, texts that are too long, too many tags, a video address that is not safe,
 * and a rubric beyond its limits.
 */
export function checkScenario(i18n: I18n, form: ScenarioForm): Wrong[] {
  const wrong: Wrong[] = []
  const say = (path: string, text: string) => wrong.push({ path, text })
  const long = (path: string, text: string, max: number) =>
    text.trim().length > max && say(path, i18n._(msg`At most ${max} characters`))
  const required = {
    title: {
      max: SCENARIO_TITLE_MAX,
      missing: { fr: msg`The French title is required`, en: msg`The English title is required` },
    },
    description: {
      max: SCENARIO_DESCRIPTION_MAX,
      missing: { fr: msg`The French description is required`, en: msg`The English description is required` },
    },
    content: {
      max: SCENARIO_CONTENT_MAX,
      missing: { fr: msg`The full content in French is required`, en: msg`The full content in English is required` },
    },
  }
  for (const name of ['title', 'description', 'content'] as const)
    for (const language of LANGUAGES) {
      const { max, missing } = required[name]
      if (form[name][language].trim() === '') say(`${name}.${language}`, i18n._(missing[language]))
      long(`${name}.${language}`, form[name][language], max)
    }
  for (const [i, question] of form.questions.entries())
    for (const language of LANGUAGES) {
      const path = `questions.${i}.${language}`
      if (!isBlank(question) && question[language].trim() === '')
        say(path, i18n._(msg`A question needs both languages, or neither`))
      long(path, question[language], SCENARIO_DESCRIPTION_MAX)
    }
  const tags = tagsOf(form.tags)
  for (const language of LANGUAGES) {
    if (tags[language].length > SCENARIO_TAGS_MAX)
      say(`tags.${language}`, i18n._(msg`At most ${SCENARIO_TAGS_MAX} tags`))
    for (const tag of tags[language]) long(`tags.${language}`, tag, TAG_MAX)
  }
  const video = form.videoUrl?.trim()
  if (video && !isSafeUrl(video)) say('videoUrl', i18n._(msg`Enter an address that starts with https://`))
  const limits = form.rubric ? (RubricInput.safeParse(rubricOf(form.rubric)).error?.issues ?? []) : []
  for (const { path, ...issue } of limits as Issue[])
    say(['rubric', ...path].join('.'), issueText(i18n, { path, ...issue }))
  return wrong
}

/** Number of tags on a card. */
export const CARD_TAGS = 3
export const cardTags = ({ tags }: { tags: Terms }, language: Language) => tags[language].slice(0, CARD_TAGS)
