// Recognizes texts that do not answer this scenario. A flag caps the score (`CAPS`) and subtracts nothing from it.
import type { Language } from '../../model/bilingual.ts'
import { SCORE_MAX } from '../../model/evaluation.ts'
import type { ReadAnswer, ReadSentence } from './read-answer.ts'
import type { Situation } from './situation.ts'
import { matchesOf } from './text/sentences-apart.ts'
import { pastShare, supposedShare } from './text/tenses.ts'

export type Flag =
  | 'empty'
  | 'too-short'
  | 'short'
  | 'another-language'
  | 'wrong-language'
  | 'key-words'
  | 'copied'
  | 'repeated'
  | 'grader'
  | 'off-topic'
  | 'self-praise'
  | 'harm'
  | 'possible-harm'
  | 'generic'
  | 'unanswered'
  | 'one-question'

/** Highest score under each flag; flags that are not listed only inform the learner. */
const CAPS: Partial<Record<Flag, number>> = {
  empty: 1,
  'too-short': 2,
  short: 4,
  'another-language': 1.5,
  'key-words': 2,
  copied: 1.5,
  repeated: 2,
  grader: 2,
  'self-praise': 2.5,
  harm: 2.5,
  'possible-harm': 5,
}

const WORDS_EMPTY = 4
const WORDS_TOO_SHORT = 15
const WORDS_SHORT = 25
/**
 * Share of function words below which a text is a list of key words: no such list of the rated answers is above 0.146,
 * no answer in point form below 0.158.
 */
const KEY_WORD_SHARE = 0.15
const KEY_WORD_FROM = 20

/** All runs of `size` consecutive stems. */
function runsOf(stems: readonly string[], size: number): string[] {
  const runs: string[] = []
  for (let i = 0; i + size <= stems.length; i++) runs.push(stems.slice(i, i + size).join(' '))
  return runs
}

const COPY_RUN = 5
/** Sentences of which more than half is copied word for word from the situation. */
export function copiedSentences(sentences: readonly ReadSentence[], { words }: Situation): Set<number> {
  const given = new Set(
    runsOf(
      words.map((w) => w.stem),
      COPY_RUN,
    ),
  )
  const copied = sentences.filter(({ words: own }) => {
    const runs = runsOf(
      own.map((w) => w.stem),
      COPY_RUN,
    )
    return runs.length > 0 && runs.filter((run) => given.has(run)).length / runs.length > 0.5
  })
  return new Set(copied.map(({ index }) => index))
}

/**
 * Sentences are compared with the first so many different ones only, so that the time does not grow with the square of
 * the length.
 */
const COMPARED = 60
const ALIKE = 0.8
/** Sentences that repeat an earlier one: nearly the same set of stems. */
export function repeatedSentences(sentences: readonly ReadSentence[]): Set<number> {
  const repeated = new Set<number>()
  /** For each compared sentence its number of stems; for each stem the sentences that contain it. */
  const sizes: number[] = []
  const holders = new Map<string, number[]>()
  for (const { index, words } of sentences) {
    const stems = new Set(words.map((w) => w.stem))
    if (stems.size < 3) continue
    const common = sizes.map(() => 0)
    for (const stem of stems) for (const other of holders.get(stem) ?? []) common[other] = (common[other] ?? 0) + 1
    const isAgain = common.some((shared, other) => shared / (stems.size + (sizes[other] ?? 0) - shared) > ALIKE)
    if (isAgain) repeated.add(index)
    else if (sizes.length < COMPARED) {
      for (const stem of stems) holders.set(stem, [...(holders.get(stem) ?? []), sizes.length])
      sizes.push(stems.size)
    }
  }
  return repeated
}

const GRADER =
  /\b(?:ignore[zr]? (?:[a-z']+ ){0,3}(?:instructions?|rubric|prompt|criteria|rules (?:of|for) (?:rating|grading|scoring)|consignes?|criteres|grille|bareme)|(?:previous|above) (?:instructions|rubric)|instructions? (?:precedentes?|ci-dessus|above)|(?:give|award|assign|grant)(?: me| this(?: answer| response)?| it)? (?:a |the )?(?:(?:full|top|maximum|highest|perfect) (?:marks?|score|credit|grade|points|rating)|maximum\b|9\b)|score ?[:=] ?\d|note ?[:=] ?\d|note maximale|(?:attribue[rz]?|donne[rz]?|accorde[rz]?)[- ](?:moi |lui )?(?:la |une |le )?(?:(?:note|score) (?:maximale?|parfaite?|de 9|de neuf)|maximum\b|9\b)|system ?(?:prompt|:)|as an? (?:ai (?:model|assistant|grader|evaluator|rater)|evaluator|grader|language model)|(?:cher|chere|dear) (?:correct|evaluat|grader|rater|examiner)|evaluation (?:engine|system|model)|moteur d'evaluation|this (?:answer|response) (?:deserves|should (?:get|receive|be (?:given|rated|scored)))|cette reponse (?:merite|devrait|doit)|(?:[89]|eight|nine|huit|neuf|score|grade|rating|note|points?) (?:out of|sur) (?:9|nine|neuf)\b)/g

/** Sentences that address the grader instead of answering. */
export const graderSentences = ({ apart }: ReadAnswer): Set<number> =>
  new Set(matchesOf(apart, GRADER).map(({ sentence }) => sentence))

const SELF_PRAISE: Record<'fr' | 'en', RegExp> = {
  en: /\b(?:i am|i'm|i have always been|i've always been) (?:\w+ ){0,3}(?:empathetic|empathic|compassionate|caring|honest|fair|leader|listener|communicator|professional|mature|calm|ethical|kind|person|great|excellent|very good|natural)|\bmy (?:\w+ ){0,2}(?:empathy|compassion|communication skills|leadership|integrity|sense of|natural|values|qualities|strengths?|gift|maturity)|people (?:always )?(?:say|tell me|trust me)|everyone (?:says|tells me)|sets me apart|i show (?:empathy|respect|integrity)/g,
  fr: /\b(?:je suis|j'ai toujours ete) (?:\w+ ){0,3}(?:empathique|bienveillante?|honnete|juste|leader|professionnel(?:le)?|mature|calme|ethique|humaine?|personne|reconnue?|excellente?|quelqu'un|tres bonne?)|\bmon (?:\w+ ){0,2}(?:empathie|ecoute|integrite|leadership|sens d|professionnalisme|intelligence emotionnelle)|\bma (?:\w+ ){0,2}(?:bienveillance|compassion|maturite|communication|capacite|grande)|\bmes (?:\w+ ){0,2}(?:qualites|valeurs|competences|forces)|on me dit (?:souvent|toujours)|tout le monde (?:me )?dit|me demarque|(?:les gens|mes \w+) (?:me )?(?:disent|font confiance)/g,
}
const SELF_PRAISE_SHARE = 0.4

/** A situation with fewer content stems than this has too few for the comparison. */
export const TOLD_LEAST = 20

/** Least number of past-tense words per hundred in an answer about oneself. */
const STORY_LEAST = 3
/** Whether an answer to a personal question tells nothing that happened, or less than what one would do. */
function isNoStory({ words, language }: ReadAnswer): boolean {
  const past = pastShare(words, language)
  return past < STORY_LEAST || past < supposedShare(words, language)
}

export interface Guarded {
  flags: Flag[]
  /** Sentences that do not count. */
  void: ReadonlySet<number>
}

interface Expected {
  situation: Situation
  expected: Language
}

/**
 * Whether an answer seems to be about something other than its scenario: `belonging` (specificity.ts) is 0 or less, or
 * it answers a personal question without a story.
 */
export const isOffTopic = (answer: ReadAnswer, { belonging, isPersonal }: { belonging: number; isPersonal: boolean }) =>
  answer.words.length >= WORDS_SHORT && (belonging <= 0 || (isPersonal && isNoStory(answer)))

/** Finds the flags of an answer that do not depend on what the scenario is about. */
export function guard(answer: ReadAnswer, { situation, expected }: Expected): Guarded {
  const { words, sentences, guess, share } = answer
  const flags: Flag[] = []
  const copied = copiedSentences(sentences, situation)
  const repeated = repeatedSentences(sentences)
  const grader = graderSentences(answer)
  const size = (indexes: ReadonlySet<number>) =>
    sentences.filter((s) => indexes.has(s.index)).reduce((sum, s) => sum + s.words.length, 0) /
    Math.max(1, words.length)
  if (words.length < WORDS_EMPTY) flags.push('empty')
  else if (words.length < WORDS_TOO_SHORT) flags.push('too-short')
  else if (words.length < WORDS_SHORT) flags.push('short')
  if (words.length >= WORDS_EMPTY && guess.isNeither) flags.push('another-language')
  else if (answer.language !== expected) flags.push('wrong-language')
  if (words.length >= KEY_WORD_FROM && share < KEY_WORD_SHARE) flags.push('key-words')
  if (size(copied) > 0.6) flags.push('copied')
  if (size(repeated) > 0.4) flags.push('repeated')
  if (grader.size > 0) flags.push('grader')
  const praise = (answer.folded.text.match(SELF_PRAISE[answer.language]) ?? []).length
  if (sentences.length > 0 && praise >= 2 && praise / sentences.length >= SELF_PRAISE_SHARE) flags.push('self-praise')
  return { flags, void: new Set([...copied, ...repeated, ...grader]) }
}

/** The score, limited by the caps of its flags. */
export const capped = (score: number, flags: readonly Flag[]) =>
  Math.min(score, ...flags.map((flag) => CAPS[flag] ?? SCORE_MAX))
/** Flags that cap no score, because the models that give it know what they say, but that warn of another engine's score. */
const WARNINGS: ReadonlySet<string> = new Set(['off-topic', 'generic'] satisfies Flag[])
/** Whether the lower of two engines' scores counts for an answer with this flag. */
export const isWarning = (flag: string) => flag in CAPS || WARNINGS.has(flag)
