// Finds what the author of a rubric should correct: missing parts, key points with the same id, counts outside the
// limits, and terms so common that the evaluator would find them in nearly every answer.

import type { Rubric, Terms } from '../../model/content/rubric.ts'
import { LANGUAGES, type Language } from '../../model/languages.ts'
import { fold } from '../evaluator/text/fold.ts'

export const KEY_POINTS_MIN = 5
export const KEY_POINTS_MAX = 7
export const TERMS_MIN = 3
export const TERMS_MAX = 8
export const RED_FLAGS_MIN = 1
export const RED_FLAGS_MAX = 3

export type RubricFault =
  | 'no-stakeholder'
  | 'key-point-count'
  | 'id-missing'
  | 'id-twice'
  | 'text-missing'
  | 'terms-missing'
  | 'term-count'
  | 'common-word'
  | 'red-flag-count'
/** One thing to check. `path` is its place in the rubric, `term` the word concerned. */
export interface RubricFinding {
  fault: RubricFault
  path: string
  language?: Language
  term?: string
}

const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean))
/** Words of nearly every answer, which show nothing by themselves; folded, as terms are. */
const COMMON: Record<Language, ReadonlySet<string>> = {
  fr: list(`
    a ai aide aider aller alors apres assez aussi autre autres avant avec avis avoir beaucoup besoin bien bon bonne car ce cela ces cette chaque
    chose choses comme comment comprendre dans de decider demander depuis des deux devoir dire discuter donc donner du elle elles en encore
    ensuite entre est et etre eux expliquer faire fait fois gens ici idee il ils important je jour leur leurs lui maintenant mais meme merci
    mettre moi mon monde ne non nos notre nous on ou oui par parce parler pas pendant penser personne personnes peu plus possible pour pourquoi
    pouvoir prendre probleme puis quand que quel quelle qui quoi regarder reponse rien sa sans savoir se ses si situation soit solution son sont
    sous souvent sur tous tout toute tres trouver tu un une vers voir vos votre vouloir vous vrai y
  `),
  en: list(`
    a about after again all also always and another answer any are around as ask at back be because been before best better both but by call
    can come could day decide did different do does each even every explain fact feel find first for from get give go good had has have he
    help her here him his how i idea if important in into is it its just keep know let like listen look make many may me more most much must
    my need never new no not now of off often on one only or other others our out over people person plan point problem put reason right said
    same say see she should show situation so solution some something speak still take talk tell than thank that the their them then there
    these they thing things think this those time to together too try two under understand until up us use very want was way we well were
    what when where which while who why will with work would yes you your
  `),
}

/** Whether a term is a single word that occurs in nearly every answer. */
export const isCommonWord = (term: string, language: Language) => COMMON[language].has(fold(term).text.trim())

const isBlank = (text: string) => text.trim() === ''
const isOutside = (count: number, min: number, max: number) => count < min || count > max

/** What the author should check again; empty where the rubric follows the format. */
export function checkRubric({ stakeholders, keyPoints, redFlags }: Rubric): RubricFinding[] {
  const found: RubricFinding[] = []
  const terms = (path: string, any: Terms, language: Language) => {
    const given = any[language].filter((term) => !isBlank(term))
    if (given.length === 0) found.push({ fault: 'terms-missing', path, language })
    for (const term of given)
      if (isCommonWord(term, language)) found.push({ fault: 'common-word', path, language, term })
    return given.length
  }
  if (stakeholders.length === 0) found.push({ fault: 'no-stakeholder', path: 'stakeholders' })
  for (const [i, who] of stakeholders.entries())
    for (const language of LANGUAGES)
      if (who[language].every(isBlank)) found.push({ fault: 'terms-missing', path: `stakeholders.${i}`, language })

  if (isOutside(keyPoints.length, KEY_POINTS_MIN, KEY_POINTS_MAX))
    found.push({ fault: 'key-point-count', path: 'keyPoints' })
  const ids = keyPoints.map(({ id }) => id.trim())
  for (const [i, { id, text, any }] of keyPoints.entries()) {
    const path = `keyPoints.${i}`
    if (isBlank(id)) found.push({ fault: 'id-missing', path })
    else if (ids.indexOf(id.trim()) !== i) found.push({ fault: 'id-twice', path, term: id.trim() })
    for (const language of LANGUAGES) {
      if (isBlank(text[language])) found.push({ fault: 'text-missing', path, language })
      const count = terms(path, any, language)
      if (count > 0 && isOutside(count, TERMS_MIN, TERMS_MAX)) found.push({ fault: 'term-count', path, language })
    }
  }
  if (isOutside(redFlags.length, RED_FLAGS_MIN, RED_FLAGS_MAX))
    found.push({ fault: 'red-flag-count', path: 'redFlags' })
  for (const [i, { any, message }] of redFlags.entries())
    for (const language of LANGUAGES) {
      if (isBlank(message[language])) found.push({ fault: 'text-missing', path: `redFlags.${i}`, language })
      terms(`redFlags.${i}`, any, language)
    }
  return found
}
