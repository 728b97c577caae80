// Who performs the act in a sentence, the speaker or somebody else, and whether it is done, refused or only supposed. A
// small grammar of the words around a passage, sufficient to distinguish "I would slap him" from "I would never slap
// him", "he wants me to slap him" and "if he slapped me".
import type { Language } from '../../model/bilingual.ts'
import { GRAMMAR, type Grammar, wordSet } from './lexicon/grammar.ts'
import type { ReadAnswer, ReadSentence } from './read-answer.ts'
import type { Word } from './text/words.ts'

/** The relation of a sentence to an act: done by the speaker, refused, done by others, supposed, or undecided. */
export type Standing = 'own' | 'refused' | 'others' | 'supposed' | 'open'

/** Spoken French without "ne": "je mens pas". */
const DENIED_AFTER = /^\s(?:[a-z']+\s)?(?:pas|jamais|plus)\b/
/** A negation inside an act: "spread no rumours", "tell him I wont lie". */
const DENIED_WITHIN = wordSet("pas no aucun aucune wont won' wouldnt wouldn'")
/** Words that form a subject together with the noun after them. */
const DETERMINERS = wordSet(
  'the my his her their our a un une le la les mon ma mes son sa ses leur leurs notre des cette ce ces',
)
/** Words that deny an act if one stands before its subject: « Jamais je ne le giflerais. », "Never would I slap him." */
const BEFORE_SUBJECT = wordSet('never jamais')
/** Words after the subject of an act to which something else is preferred: "before I would ever slap him". */
const CONDITIONAL = wordSet('would d ever')
/** Auxiliaries that English puts between such a word and the subject. */
const INVERTED = wordSet('would will could can should do did shall have')

interface Place {
  start: number
  end: number
}
export interface Reading {
  answer: ReadAnswer
  /** Folded names of people. */
  names: ReadonlySet<string>
}

/** Whether the subject itself is part of what somebody else says or asks: "he suggested that I take". */
function isReported(words: readonly Word[], subject: number, { that, reports, first }: Grammar): boolean {
  const link = words[subject - 1]?.text
  if (link === undefined || !that.has(link)) return false
  for (let i = subject - 2; i >= Math.max(0, subject - 8); i--) {
    const word = words[i]?.text ?? ''
    if (!reports.has(word)) continue
    const by = words.slice(Math.max(0, i - 3), i).some(({ text }) => first.has(text) && text !== 'on')
    return !by
  }
  return false
}

/** Words around a negation among which another word cancels it: "I am not afraid to", « je ne me gêne pas pour ». */
const CANCELLED_WITHIN = 3
/** A third person's auxiliary after an object: « le père lui avait cassé ». */
const THEIR_AUXILIARY = wordSet('a avait ont avaient aurait auraient')
const OBJECTS = wordSet("lui leur l' le la les m' me nous vous t' te")
/** Whether the last words before a French act are a noun, an object and its auxiliary: « son père lui avait … ». */
function isNouns(words: readonly Word[]): boolean {
  const [determiner, , object, auxiliary] = words.slice(-4).map(({ text }) => text)
  return DETERMINERS.has(determiner ?? '') && OBJECTS.has(object ?? '') && THEIR_AUXILIARY.has(auxiliary ?? '')
}
/** Whether words before an act deny it. */
function negated(words: readonly Word[], { negations, comparing, bounded, ends, undone }: Grammar): boolean {
  return words.some(({ text }, i) => {
    if (!negations.has(text)) return false
    const after = words.slice(i + 1)
    // "Rather than slap him" denies the act, but "I would rather slap him" does not.
    if (comparing.has(text) && !after.some((word) => THAN.has(word.text))) return false
    // "I say nothing and slap him": what is denied is another verb.
    if (bounded.has(text) && after.some((word) => ends.has(word.text))) return false
    return !words
      .slice(Math.max(0, i - CANCELLED_WITHIN), i + 1 + CANCELLED_WITHIN)
      .some((word) => undone.has(word.text))
  })
}
/** Words that make "rather", "instead" and « plutôt » a denial of what follows. */
const THAN = wordSet("than of que qu'")

/** Words after "on" where it means somebody else: "on m'a dit", "on vient de rire de lui". */
const SOMEBODY_BEFORE = /^(?:m'|me|nous|vous|lui|leur|l'|a|ont|avait|t'|vient|venait)$/
/** Words before "on" where it means somebody else, because the speaker gives it as a reason: "parce qu'on rit de lui". */
const SOMEBODY_AFTER = /^(?:parce|pendant|alors|des|fois|peur|honte|apres) qu'$|\bpuisqu'$/

/** The nearest subject before a passage, and whether it is the speaker. */
function subjectBefore(words: readonly Word[], { names }: Reading, grammar: Grammar, language: Language) {
  for (let i = words.length - 1; i >= 0; i--) {
    const word = words[i] as Word
    // « Il nous vole », « on nous ment »: here « nous » is an object.
    const subject = words[i - 1]?.text ?? ''
    if (word.text === 'nous' && (subject === 'on' || grammar.others.has(subject))) continue
    const next = words[i + 1]?.text ?? ''
    const isSomebody =
      word.text === 'on' &&
      (SOMEBODY_BEFORE.test(next) || SOMEBODY_AFTER.test(`${words[i - 2]?.text ?? ''} ${words[i - 1]?.text ?? ''}`))
    if (grammar.first.has(word.text) && !isSomebody) return { at: i, own: true }
    if (isSomebody) return { at: i, own: false }
    if (grammar.others.has(word.text)) {
      // "That" and "who" refer back to a noun; as objects of a preposition they are not a subject.
      const isObject = i > 0 && /^(?:of|to|for|with|at|by|on|from|a|de|pour|avec|chez)$/.test(words[i - 1]?.text ?? '')
      if (!isObject) return { at: i, own: false }
    }
    if (grammar.reports.has(word.text)) {
      const own = words.slice(Math.max(0, i - 3), i).some(({ text }) => grammar.first.has(text))
      if (!own) return { at: i, own: false }
    }
    // A name is a subject where it is the first word, or follows a word such as "if" or "that".
    const before = words[i - 1]?.text ?? ''
    const leads =
      language === 'en' ? /^(?:to|for|with|of|at|by|from|on|and)$/ : /^(?:a|de|d'|pour|avec|chez|sur|et|du)$/
    if (
      names.has(word.text) &&
      !leads.test(before) &&
      (i === 0 || grammar.supposes.has(before) || grammar.that.has(before))
    )
      return { at: i, own: false }
  }
  return undefined
}

/** The offset at which the quotation around a passage opens; -1 where it is not quoted. */
const openingOf = ({ answer }: Reading, { start }: Place) =>
  answer.quoted[start] === 1 ? answer.folded.text.lastIndexOf('"', start) : -1
/** Characters before a quotation that are searched for its speaker. */
const LOOK_BACK = 90
/** Whether a quotation belongs to others; what the speaker quotes as their own words belongs to the speaker. */
const isSaidByOthers = (text: string, opening: number, { start }: Place, { saying, saidAfter }: Grammar) =>
  !saying.test(text.slice(Math.max(0, opening - LOOK_BACK), opening)) ||
  saidAfter.test(text.slice(text.indexOf('"', start)))

/** Whether a sentence names the speaker as its subject. */
export const namesSpeaker = ({ words }: ReadSentence, language: Language) =>
  words.some(({ text }) => GRAMMAR[language].first.has(text))

/** Share of the characters of a sentence from which it counts as quoted. */
const QUOTED_SHARE = 0.4
/** Words before a quotation among which its speaker is looked for. */
const INTRODUCED = 6
/**
 * Whether a large part of a sentence consists of words that somebody else is said to say: « Lea me dit : "Promets-le."
 * » A quotation without a speaker counts as the answer's own words, as answers often quote what they would say.
 */
export function isSomebodyElses({ answer }: Reading, sentence: ReadSentence): boolean {
  const { quoted, folded } = answer
  const { text } = folded
  const { first, reports, saidAfter } = GRAMMAR[answer.language]
  let at = -1
  let count = 0
  for (let i = sentence.start; i < sentence.end; i++)
    if (quoted[i] === 1) {
      if (at < 0) at = i
      count++
    }
  if (count < QUOTED_SHARE * (sentence.end - sentence.start)) return false
  const opening = text.lastIndexOf('"', at)
  const closing = text.indexOf('"', opening + 1)
  const leading = text.slice(Math.max(0, opening - LOOK_BACK), opening)
  const words =
    leading
      .split(/[.!?\n]/)
      .at(-1)
      ?.match(/[a-z]+'?/g) ?? []
  if (words.some((word) => first.has(word))) return false
  return (
    // "Told her …" without a subject is the speaker's.
    words
      .slice(1)
      .slice(-INTRODUCED)
      .some((word) => reports.has(word)) || saidAfter.test(text.slice(closing, closing + LOOK_BACK))
  )
}

const FR_INFINITIVE = /(?:er|ir|re)$/
const IT_IS = /,\s(?:c'est|c'etait|ce serait)\b/
/** The relation of a sentence to the act in a passage of it. */
export function standingAt(reading: Reading, sentence: ReadSentence, place: Place): Standing {
  const { answer } = reading
  const grammar = GRAMMAR[answer.language]
  const text = answer.folded.text
  const opening = openingOf(reading, place)
  if (opening >= 0 && isSaidByOthers(text, opening, place, grammar)) return 'others'
  const from = Math.max(sentence.start, opening)
  const before = text.slice(from, place.start)
  const words = sentence.words.filter(({ start, end }) => start >= from && end <= place.start)
  const inside = sentence.words.filter(({ start, end }) => start >= place.start && end <= place.end)
  if (grammar.toMe.test(before.trimEnd())) {
    const asked = words.slice(-7).some(({ text: word }) => grammar.reports.has(word))
    if (asked) return negated(words, grammar) ? 'refused' : 'others'
  }
  if (
    DENIED_AFTER.test(text.slice(place.end, place.end + 12)) ||
    inside.some(({ text: word }) => DENIED_WITHIN.has(word)) ||
    inside.some(({ text: word }, i) => word === 'plus' && DETERMINERS.has(inside[i + 1]?.text ?? ''))
  )
    return 'refused'
  const [noun, last] = words.slice(-2)
  if (noun && last && DETERMINERS.has(noun.text) && last.text.length > 3 && !last.text.endsWith('ment')) return 'others'
  if (grammar.turnedDown.test(text.slice(place.end, sentence.end))) return 'refused'
  if (answer.language === 'fr' && isNouns(words)) return 'others'
  const subject = subjectBefore(words, reading, grammar, answer.language)
  if (!subject) {
    const starts = words.every(({ text: word }) => grammar.openers.has(word))
    if (negated(words, grammar) || negated(inside.slice(0, 1), grammar)) return 'refused'
    // « Mentir, c'est rester seul » and "Posting it is illegal" are about the act in general.
    if (starts && FR_INFINITIVE.test(inside[0]?.text ?? '') && IT_IS.test(text.slice(place.end, sentence.end)))
      return 'open'
    return (starts || opening >= 0) && inside.length > 0 && !inside[0]?.text.endsWith('ing') ? 'own' : 'open'
  }
  if (!subject.own) return 'others'
  const link = words[subject.at - 1]?.text ?? ''
  const denial = INVERTED.has(link) ? (words[subject.at - 2]?.text ?? '') : link
  if (BEFORE_SUBJECT.has(denial)) return 'refused'
  // "I would take the zero before I would alter the date."
  if (link === 'before' && CONDITIONAL.has(words[subject.at + 1]?.text ?? '')) return 'refused'
  if (isReported(words, subject.at, grammar)) return 'others'
  if (grammar.supposes.has(link)) return 'supposed'
  const between = words.slice(subject.at + 1)
  // "Je dirais que mentir est pire" is about the act in general.
  if (
    answer.language === 'fr' &&
    FR_INFINITIVE.test(inside[0]?.text ?? '') &&
    between.some(({ text: word }) => grammar.that.has(word))
  )
    return 'open'
  // Who is "not afraid to" do something does it.
  const isDenying = between.some(({ text: word }) => grammar.negations.has(word))
  if (between.some(({ text: word }) => grammar.nearly.has(word) && !(isDenying && grammar.undone.has(word))))
    return 'supposed'
  return negated(between, grammar) ? 'refused' : 'own'
}

/**
 * The relation of a sentence to a judgement of a person: the speaker's, unless it is denied, a question, supposed or
 * said by others.
 */
export function standingOfVerdict(reading: Reading, sentence: ReadSentence, place: Place): Standing {
  const { answer } = reading
  const grammar = GRAMMAR[answer.language]
  const opening = openingOf(reading, place)
  if (opening >= 0 && isSaidByOthers(answer.folded.text, opening, place, grammar)) return 'others'
  const words = sentence.words.filter(({ start, end }) => start >= opening && end <= place.start)
  const texts = words.map(({ text }) => text)
  if (negated(words.slice(-8), grammar) || texts.includes('nobody') || texts.includes('personne')) return 'refused'
  if (answer.folded.text[sentence.end - 1] === '?') return 'supposed'
  if (texts.some((word) => grammar.supposes.has(word))) return 'supposed'
  const reporter = texts.findIndex(
    (word) => grammar.reports.has(word) || /^(?:hears?|called|entend|entendre|trait\w*|feels?|sent)$/.test(word),
  )
  if (reporter >= 0 && !texts.slice(0, reporter).some((word) => grammar.first.has(word))) return 'others'
  return 'own'
}
