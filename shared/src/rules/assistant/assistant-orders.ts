// Answers that address whoever grades them. A language model can be persuaded; this list cannot, and a match only keeps
// the model's score from raising our own. A false alarm therefore costs little, and the list may be broad.
import { ASSISTANT_IDS } from '../../model/evaluation.ts'
import { foldedLine } from './assistant-marks.ts'
import { visibleText } from './assistant-text.ts'

const READ_MAX = 20_000
/**
 * What stands before an order. Where the answer tells of a person who ignores a rule, a subject stands before the verb,
 * so that such a sentence does not match.
 */
const BEGIN = String.raw`(?:^|[.!?;:,"'“«»(\[{<>*#/-]|\b(?:please|now|first|then|also|and|s'il (?:te|vous) plait|veuillez|maintenant|puis|et))\s{0,3}`
const RULES = `(?:instructions?|prompts?|rules?|rubrics?|guidelines?|criteria|directions?|consignes?|directives?|regles?|grilles?|criteres?|baremes?|rubriques?)`
const GRADER = String.raw`(?:graders?|raters?|evaluators?|examiners?|scorers?|markers?|ai|a\.i\.|llm|(?:language )?model|chatbot|gpt|${ASSISTANT_IDS.join('|')}|assistant|evaluateur|evaluatrice|correcteur|correctrice|notateur|examinateur|examinatrice|ia|modele(?: de langage)?|systeme)`
const ANSWER = String.raw`(?:this|the|my|his|her|cette|la|ma|sa)\s(?:answer|response|submission|candidate|essay|reponse|copie|candidature)`
const UNIT = String.raw`(?!\s(?:min|hour|heure|h\b|day|jour|week|semaine|month|mois|year|ans?\b|people|person|second|time|fois|dollar|\$))`
const TOP = String.raw`(?:(?:9|nine|neuf|10|ten|dix|100)\b${UNIT}|full|maximum|maximal[ea]?|max|highest|perfect|parfaite?|top|best|meilleure?)`
const MARK = `(?:scores?|marks?|ratings?|grades?|notes?|points?|cotes?|pointages?|evaluations?|metrics?|resultats?)`

const SOURCES = [
  // Orders about the rules of grading.
  `${BEGIN}(?:ignore[rz]?|disregard|forget|override|bypass|oublie[rz]?|neglige[rz]?|contourne[rz]?)\\b[^.!?\\n]{0,60}\\b(?:${RULES}|above|previous|ci-dessus|precede\\w*)\\b`,
  String.raw`\b(?:previous|prior|earlier|above|system|new|updated|original|hidden|developer)\s${RULES}\b`,
  String.raw`\b${RULES}\s(?:precedentes?|anterieures?|ci-dessus|systeme|initiales?|cachees?)\b`,
  String.raw`\b(?:nouvelles?|nouveaux)\s(?:instructions?|consignes?|directives?|prompts?)\b`,
  // Orders for a result.
  `${BEGIN}(?:give|award|assign|grant|return|output|set|rate|score|mark|grade|print|report|respond|reply|repeat|donne[rz]?|attribue[rz]?|accorde[rz]?|mets|mettez|note[rz]?|evalue[rz]?|renvoie|renvoye[rz]|affiche[rz]?|reponds?|repondez|retourne[rz]?)\\b[^.!?\\n]{0,60}\\b(?:${TOP}\\b|${MARK}\\b|json\\b)`,
  String.raw`\b(?:${MARK}|clinicalaccuracy|empathy|communication|empathie|jugement|judgement)["'”»]?\s{0,2}[:=]\s{0,2}["'“«]?\s?\d`,
  String.raw`\b(?:9|nine|neuf)(?:[.,]0)?\s?(?:\/|out of|sur)\s?(?:9|nine|neuf)\b`,
  `\\b${TOP}\\s(?:possible\\s)?${MARK}\\b|\\b${MARK}\\s(?:de\\s|of\\s|la plus\\s|le plus\\s)?(?:${TOP}|haute?|elevee?)\\b`,
  `\\b(?:deserves?|merits?|merite\\w*|worth|vaut|should (?:get|receive|be (?:scored|rated|graded|given))|doit (?:recevoir|obtenir|etre notee?)|devrait (?:recevoir|obtenir|etre notee?))\\b.{0,40}\\b(?:${TOP}|${MARK})\\b`,
  `\\b${ANSWER}\\b.{0,20}\\b(?:is|was|has been|should be|must be|est|a ete|doit etre|a deja ete)\\b.{0,20}\\b(?:excellent\\w*|perfect|outstanding|exemplary|parfaite?|exemplaire|remarquable|(?:pre-?)?approved|approuvee?|validee?|verified|verifiee?|scored|graded|rated|notee?|evaluee?)\\b`,
  // Text that addresses the grader or pretends to be another speaker.
  String.raw`(?:^|\n)\s{0,4}[\[<(#*]{0,3}\s?(?:system|assistant|user|developer|human|systeme|utilisateur|admin)\s?[\])>*]{0,3}\s?:`,
  String.raw`<\s?\/?\s?(?:\||system|answer|reponse|instructions?|prompt|assistant|user|im_start|s>)|\[\s?\/?\s?(?:inst|system|admin)\b|<!--|\bim_start\b|\bendoftext\b`,
  `\\b(?:you are|you're|act as|behave as|pretend (?:to be|that you)|role-?play as|tu es|vous etes|agis comme|agissez comme|fais comme si|faites comme si|comporte[sz]?-(?:toi|vous) comme)\\b.{0,30}\\b${GRADER}\\b`,
  `\\b(?:note|message|attention|dear|hey|hello|hi|to|for|pour|cher|chere|bonjour|avis)\\s(?:a\\s|au\\s|aux\\s|a l'|a la\\s|to\\s|for\\s|the\\s|all\\s|le\\s|la\\s|l'|les\\s|any\\s|tout\\s){0,3}${GRADER}\\b`,
  String.raw`\b(?:as|being|since you are|en tant qu[e'])\s{0,2}(?:an?|un|une)?\s?(?:ai|language model|llm|grader|rater|ia|modele de langage|correcteur|evaluateur)\b`,
  String.raw`\b(?:end|start|beginning|fin|debut)\s(?:of\s|de\s|du\s)?(?:the\s|la\s|l')?(?:answer|response|data|prompt|test|submission|reponse|donnees|epreuve)s?\b`,
  String.raw`\b(?:jailbreak|prompt injection|injection de prompt|(?:developer|debug|admin|test|god|dan) mode|mode (?:developpeur|debogage|admin\w*|test|dan))\b`,
  String.raw`\b(?:calibration|benchmark|etalonnage|gold[- ]standard|reference)\s(?:answer|example|sample|response|item)|\b(?:reponse|exemple|copie)\s(?:de|d')\s?(?:calibration|etalonnage|reference)`,
  // Disguised text: objects, encodings, letters written apart.
  String.raw`\{\s{0,4}["'“]?\w{1,30}["'”]?\s{0,4}:|\b(?=[A-Za-z0-9+/]{0,80}\d)(?=[A-Za-z0-9+/]{0,80}[A-Za-z])[A-Za-z0-9+/]{40,}={0,2}|(?:\b\w[\s.\-_]){8,}`,
]
const ORDER = new RegExp(SOURCES.map((source) => `(?:${source})`).join('|'))

/** Whether an answer contains instructions to whoever grades it. */
export function speaksToGrader(response: string): boolean {
  const text = foldedLine(visibleText(response, READ_MAX))
    .replaceAll('’', "'")
    .replaceAll(/[ \u00a0\u202f]+/g, ' ')
  return ORDER.test(text)
}
