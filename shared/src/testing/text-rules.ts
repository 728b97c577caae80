import { ContentImageInput } from '../model/content/content-image.ts'
import { PRACTICE_TEXT_MAX, PracticeTextInput } from '../model/content/practice-text.ts'
import {
  EXAMPLE_MAX,
  EXAMPLES_LIMIT,
  KEY_POINTS_LIMIT,
  POINT_TEXT_MAX,
  RED_FLAGS_LIMIT,
  type Rubric,
  STAKEHOLDERS_MAX,
  TERM_MAX,
  TERMS_LIMIT,
  type Terms,
} from '../model/content/rubric.ts'
import { EvaluationInput, RESPONSE_MAX } from '../model/evaluation.ts'
import { RegisterInput } from '../model/people/user.ts'
import { speaksToGrader } from '../rules/assistant/assistant-orders.ts'
import { assistantPrompt } from '../rules/assistant/assistant-prompt.ts'
import { REPLY_MAX, readAssistantReply } from '../rules/assistant/assistant-reply.ts'
import { shownText } from '../rules/assistant/assistant-text.ts'
import { evaluateResponse } from '../rules/evaluator/evaluate-response.ts'
import { isAccepted } from '../rules/games/cognitive-reflection.ts'
import { scoreClarity } from '../rules/games/communication-clarity.ts'
import { wordsOfPerson, wordsOfSearch } from '../rules/people-words.ts'
import { countWords } from '../rules/practice/count-words.ts'
import { checkRubric } from '../rules/practice/rubric-check.ts'
import { searchNotes } from '../rules/scheduler.ts'
import { alignTyped } from '../rules/typing/typing-alignment.ts'
import { lettersOf, targetOf } from '../rules/typing/typing-letters.ts'
import { findTexts } from '../rules/typing/typing-presets.ts'
import { compareWords } from '../rules/voice/compare-words.ts'
import { fillersOf } from '../rules/voice/fillers.ts'
import { similarity } from '../rules/voice/scores.ts'
import { makeScenario } from './make.ts'
import { makeNote } from './make-note.ts'

/** A rule that reads a text from outside the application. */
export interface TextRule {
  name: string
  /** Longest text that the rule is given, in UTF-16 units. */
  most: number
  read: (text: string) => unknown
}

/**
 * The longest text that is tried where a whole request body is read, in UTF-16 units: a little less than the 512 KiB
 * that the server accepts for most calls.
 */
const BODY_MAX = 500_000
const EMAIL_MAX = 254
const TRANSCRIPT_MAX = 5000
const MESSAGE_MAX = 2000
const ORDINARY = 'I would ask him in private what happened. '
const scenario = makeScenario()
const both = (text: string) => ({ fr: text, en: text })
const terms = (text: string) => ({ fr: [text], en: [text] })

/**
 * A rubric of the greatest allowed size. Some of its terms occur in the hostile texts, and others only begin like them.
 */

const FULL_RUBRIC: Rubric = (() => {
  const several = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i))
  const PIECES = ['a', 'le ', 'chacun', 'pas ', 'je demande ', 'demandaaaa', 'a a a ', 'aaaa', 'alors et ']
  const bounded = (list: number): Terms => {
    const term = (i: number) => {
      const end = i % 2 === 0 ? '' : ` x${list}`
      return (PIECES[i % PIECES.length] ?? '').repeat(1 + 3 * i).slice(0, TERM_MAX - end.length) + end
    }
    return { fr: several(TERMS_LIMIT, term), en: several(TERMS_LIMIT, term) }
  }
  const sentence = (i: number) => both(`point${i} aaa chacun demande alors `.repeat(20).slice(0, POINT_TEXT_MAX))
  const examples = (list: number): Terms => {
    const example = (i: number) =>
      `chacun demande ${PIECES[i % PIECES.length]} list${list} point${i} pas aaa `.repeat(10).slice(0, EXAMPLE_MAX)
    return { fr: several(EXAMPLES_LIMIT, example), en: several(EXAMPLES_LIMIT, example) }
  }
  return {
    stakeholders: several(STAKEHOLDERS_MAX, bounded),
    keyPoints: several(KEY_POINTS_LIMIT, (i) => ({
      id: `point-${i}`,
      kind: 'action' as const,
      text: sentence(i),
      any: bounded(100 + i),
      weak: bounded(200 + i),
      examples: examples(i),
      counterexamples: examples(40 + i),
    })),
    redFlags: several(RED_FLAGS_LIMIT, (i) => ({ any: bounded(300 + i), message: sentence(i) })),
  }
})()

/** Every rule of this package that reads text written by a learner, an administrator or an assistant. */
export const TEXT_RULES: readonly TextRule[] = [
  ...(['fr', 'en'] as const).map((language) => ({
    name: `an answer is evaluated (${language})`,
    most: RESPONSE_MAX,
    read: (response: string) => evaluateResponse({ scenario, response, responseType: 'text', language }),
  })),
  ...(['fr', 'en'] as const).map((language) => ({
    name: `an answer is evaluated with a full rubric (${language})`,
    most: RESPONSE_MAX,
    read: (response: string) =>
      evaluateResponse({ scenario: { ...scenario, rubric: FULL_RUBRIC }, response, responseType: 'text', language }),
  })),
  {
    name: 'a situation that an administrator wrote',
    most: RESPONSE_MAX,
    read: (text) =>
      evaluateResponse({
        scenario: { ...scenario, content: both(text) },
        response: ORDINARY.repeat(20),
        responseType: 'text',
        language: 'en',
      }),
  },
  { name: 'a reply of an assistant', most: REPLY_MAX, read: (text) => readAssistantReply(text, 'nonce') },
  { name: 'a sentence of an assistant', most: RESPONSE_MAX, read: (text) => shownText(text, MESSAGE_MAX) },
  { name: 'an order to the grader', most: RESPONSE_MAX, read: speaksToGrader },
  {
    name: 'a prompt',
    most: RESPONSE_MAX,
    read: (response) => assistantPrompt({ scenario, response, language: 'fr', nonce: 'nonce' }),
  },
  { name: 'words are counted', most: RESPONSE_MAX, read: countWords },
  {
    name: 'an answer is let in',
    most: BODY_MAX,
    read: (text) =>
      EvaluationInput.safeParse({ id: text, scenarioId: text, response: text, responseType: 'text', createdAt: text }),
  },
  {
    name: 'a person is let in',
    most: BODY_MAX,
    read: (text) => RegisterInput.safeParse({ email: `${text}@a.b`, password: text, firstName: text, lastName: text }),
  },
  {
    name: 'a text to type is let in',
    most: BODY_MAX,
    read: (text) => PracticeTextInput.safeParse({ title_fr: text, title_en: '', text_fr: '', text_en: '' }),
  },
  {
    name: 'a picture is let in',
    most: BODY_MAX,
    read: (text) => ContentImageInput.safeParse({ dataUrl: `data:image/png;base64,${text}` }),
  },
  {
    name: 'a rubric is checked',
    most: RESPONSE_MAX,
    read: (text) =>
      checkRubric({
        stakeholders: [terms(text)],
        keyPoints: [{ id: text, kind: 'action', text: both(text), any: terms(text) }],
        redFlags: [],
      }),
  },
  {
    name: 'a person is found',
    most: EMAIL_MAX,
    read: (text) => [
      wordsOfPerson({ email: text, firstName: text, lastName: text, displayName: text }),
      wordsOfSearch(text),
    ],
  },
  {
    name: 'a note is found',
    most: PRACTICE_TEXT_MAX,
    read: (text) => searchNotes([makeNote({ content: text })], text),
  },
  {
    name: 'a text to type is found',
    most: PRACTICE_TEXT_MAX,
    read: (text) =>
      findTexts(
        [{ id: 'a', title_fr: text, title_en: text, text_fr: text, text_en: text, difficulty: 'easy' }],
        text,
        'fr',
      ),
  },
  {
    name: 'what was typed is laid against a text',
    most: PRACTICE_TEXT_MAX,
    read: (text) => alignTyped(targetOf(text), lettersOf(text.slice(1))),
  },
  {
    name: 'what was said is compared',
    most: TRANSCRIPT_MAX,
    read: (text) => compareWords(ORDINARY.repeat(100), text, 'en'),
  },
  { name: 'how alike a transcript is', most: TRANSCRIPT_MAX, read: (text) => similarity(ORDINARY.repeat(100), text) },
  { name: 'fillers are counted', most: TRANSCRIPT_MAX, read: (text) => fillersOf(text, 'fr', text) },
  {
    name: 'a message of a game',
    most: MESSAGE_MAX,
    read: (text) => scoreClarity(text, text, 'fr', { politePhrases: terms('svp'), slang: terms('cool') }),
  },
  { name: 'an answer of a game', most: MESSAGE_MAX, read: (text) => isAccepted(text, ['0,05 $']) },
]
