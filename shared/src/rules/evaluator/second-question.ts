// Whether an answer that was given as one text also answers the second question. Its length does not show this. Three
// signs do: it takes up what only the second question mentions, it does what this question asks for (a reply, a reason,
// a proposal, a lesson …), and it has a part of its own for it.
import type { Bilingual, Language } from '../../model/bilingual.ts'
import { type Concepts, conceptsIn, type Expressed } from './concepts.ts'
import type { Telling } from './key-points/features.ts'
import type { Rarity } from './phrase-model.ts'
import type { ReadAnswer } from './read-answer.ts'
import { TELLS } from './situation-features.ts'
import { fold } from './text/fold.ts'
import { type Word, wordsOf } from './text/words.ts'
import { meantBy, worthInBoth, worthOf } from './weighed.ts'

/** What a question may ask for: how its words ask, and how the words of an answer do it. */
const ASKED: Record<Language, readonly { by: RegExp; done: RegExp }[]> = {
  en: [
    {
      by: /\b(?:say|tell|answer|respond|raise|reply)\b/,
      done: /"|\b(?:tell|say|answer|reply|respond|write|explain|thank)\b/g,
    },
    { by: /\bif\b|\brefuse|\binsist/, done: /\b(?:if|unless|otherwise|still|refus\w+|even then)\b/g },
    { by: /\bwhy\b|\breason|\bexplain/, done: /\b(?:because|since|so that|that's why|otherwise|reason)\b/g },
    {
      by: /\b(?:propose|suggest|rule|change|arrangement|adjust)\b/,
      done: /\b(?:propos\w+|suggest\w*|rule|instead|each|every|start with|change\w*|add)\b/g,
    },
    {
      by: /\b(?:learn|today|differently|next time|since|afterwards?|reveal|recognize|shape)\b/,
      done: /\b(?:learn\w*|since then|now|today|these days|next time|ever since|from then on|differently|realized)\b/g,
    },
    {
      by: /\b(?:later|next|after|monday|tuesday|wednesday|thursday|friday|saturday|sunday|end of|ends up|then)\b/,
      done: /\b(?:later|next|after\w*|that night|the day|then|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the second time|still|when s?he|once)\b/g,
    },
    {
      by: /\b(?:know whether|check|effects?|works|measure|evaluate)\b/,
      done: /\b(?:measur\w+|count\w*|compar\w+|surve\w+|after (?:a|one|six|three) \w+|numbers|figures|check\w*|ask\w* the)\b/g,
    },
    {
      by: /\b(?:against|lost|gained|best argument|those for whom|costs?|limits?)\b/,
      done: /\b(?:against|lose|lost|gain\w*|cost\w*|argument|fair\w*|risk\w*|but|though|limit\w*)\b/g,
    },
  ],
  fr: [
    {
      by: /\b(?:dites|diriez|repondez|abordez|reagissez|repondriez)\b/,
      done: /"|\b(?:dis|dirais|reponds|repondrais|explique|expliquerais|ecris|ecrirais|remercie|remercierais|avoue|avouerais)\b/g,
    },
    { by: /\bs'il|\bsi\b|\brefus/, done: /\b(?:si|s'|sinon|autrement|malgre|encore|meme la|refus\w*)\b/g },
    { by: /\bpourquoi\b|\braison|\bexpliqu/, done: /\b(?:parce|car|puisque|pour que|c'est pour|sinon|raison)\b/g },
    {
      by: /\b(?:proposez|proposeriez|suggerez|regle\w*|changez|changement\w*|formule|demanderiez)\b/,
      done: /\b(?:propos\w+|sugger\w+|regle\w*|plutot|chaque|chacun\w*|chang\w+|ajout\w+|commenc\w+)\b/g,
    },
    {
      by: /\b(?:appris|aujourd'hui|autrement|prochaine fois|depuis|par la suite|revele|reconnaissez|influence)\b/,
      done: /\b(?:appris|apprend\w*|depuis|maintenant|aujourd'hui|prochaine fois|desormais|autrement|compris|ces temps)\b/g,
    },
    {
      by: /\b(?:plus tard|lendemain|suivante?|ensuite|apres|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fin du|finalement|suite)\b/,
      done: /\b(?:plus tard|lendemain|apres|ensuite|ce soir la|suite|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|deuxieme|encore|quand (?:il|elle)|une fois)\b/g,
    },
    {
      by: /\b(?:sauriez|verifie\w*|effets?|fonctionne|mesur\w+|evalu\w+)\b/,
      done: /\b(?:mesur\w+|compt\w+|compar\w+|sond\w+|apres (?:un|six|trois) \w+|chiffres?|verifi\w+)\b/g,
    },
    {
      by: /\b(?:contre|perd|gagne|argument|ceux pour qui|cout\w*|limites?)\b/,
      done: /\b(?:contre|perd\w*|gagn\w*|cout\w*|argument|juste|risqu\w*|mais|limit\w*)\b/g,
    },
  ],
}

export const SECOND_FEATURES = [
  'base',
  'wordsLate',
  'concepts',
  'conceptsLate',
  'firstEarly',
  'done',
  'doneLate',
  'parts',
] as const
export type SecondFeature = (typeof SECOND_FEATURES)[number]

export interface AboutQuestions {
  /** Both questions. */
  questions: readonly [Bilingual, Bilingual]
  concepts: Concepts
  telling: Telling
  rarityOf: (stem: string) => Rarity
}

const SHORT_WORD = 3
/** Share of a text, at its end, that is searched for the answer to the second question. */
const LATE = 0.6
/** Least share of the words for a paragraph to count as a part of its own. */
const PART_LEAST = 0.2
const BLANK_LINE = /\n[^\S\n]*\n/

/** The stems, and the concepts, of a text with their worth. */
function read(
  words: readonly Word[],
  expressed: Expressed,
  { telling, rarityOf }: Pick<AboutQuestions, 'telling' | 'rarityOf'>,
) {
  const stems = new Map(
    words.filter(({ text }) => text.length > SHORT_WORD).map(({ stem }) => [stem, TELLS[rarityOf(stem)]] as const),
  )
  return { stems, meant: meantBy(expressed, telling) }
}
type Read = ReturnType<typeof read>
const without = <T>(one: ReadonlyMap<T, number>, others: readonly ReadonlyMap<T, number>[]) =>
  new Map([...one].filter(([key]) => !others.some((other) => other.has(key))))
/**
 * The worth of common items that always suffices. `taken` is the worth that `one` has in common with `other`, divided
 * by this or by the worth of `one`, whichever is less; it can exceed 1.
 */
const ENOUGH = 2
const taken = <T>(one: ReadonlyMap<T, number>, other: ReadonlyMap<T, number>) =>
  worthInBoth(one, other) / Math.max(0.5, Math.min(ENOUGH, worthOf(one)))

/** The features of an answer in the order of `SECOND_FEATURES`. */
export function secondFeatures(
  { folded, words, language }: ReadAnswer,
  original: string,
  about: AboutQuestions,
): number[] {
  const questions = about.questions.map((one) => fold(one[language]).text)
  const [first, second] = questions.map((one) => {
    const asked = wordsOf(one, language)
    return read(asked, conceptsIn(asked, about.concepts), about)
  }) as [Read, Read]
  const cut = Math.floor(words.length * (1 - LATE))
  const expressed = conceptsIn(words, about.concepts)
  const all = read(words, expressed, about)
  const late = read(words.slice(cut), expressed.slice(cut), about)
  const early = read(words.slice(0, cut), expressed.slice(0, cut), about)
  const onlySecond = { stems: without(second.stems, [first.stems]), meant: without(second.meant, [first.meant]) }
  const onlyFirst = { stems: without(first.stems, [second.stems]), meant: without(first.meant, [second.meant]) }
  const asked = ASKED[language].filter(({ by }) => by.test(questions[1] ?? ''))
  const done = (text: string) =>
    asked.length === 0
      ? 0.5
      : asked.reduce((sum, one) => sum + Math.min(2, (text.match(one.done) ?? []).length) / 2, 0) / asked.length
  const sizes = original
    .split(BLANK_LINE)
    .map((part) => part.split(/\s+/).length / Math.max(1, words.length))
    .filter((share) => share >= PART_LEAST)
  const values: Record<SecondFeature, number> = {
    base: 1,
    wordsLate: Math.min(1, taken(onlySecond.stems, late.stems)),
    concepts: Math.min(1, taken(onlySecond.meant, all.meant)),
    conceptsLate: Math.min(1, taken(onlySecond.meant, late.meant)),
    firstEarly: Math.min(1, taken(onlyFirst.meant, early.meant)),
    done: done(folded.text),
    doneLate: done(folded.text.slice(words[cut]?.start ?? 0)),
    parts: Number(sizes.length > 1),
  }
  return SECOND_FEATURES.map((feature) => values[feature])
}
