import type { Language } from '../../../model/bilingual.ts'

/** The set of words that are listed with spaces between them. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** What the words around an act tell about who does it; words are folded. */
export interface Grammar {
  /** Subjects that mean the speaker. */
  first: ReadonlySet<string>
  /** Subjects that mean somebody else. */
  others: ReadonlySet<string>
  /** Verbs by which a person asks, says or plans. */
  reports: ReadonlySet<string>
  /** Words between such a verb and what the speaker is asked to do. */
  toMe: RegExp
  that: ReadonlySet<string>
  supposes: ReadonlySet<string>
  /** Words for what nearly happened or may follow. */
  nearly: ReadonlySet<string>
  negations: ReadonlySet<string>
  /** Negations that deny only what they are compared with: "rather than". */
  comparing: ReadonlySet<string>
  /** Negations of an object or a noun, which reach no further than the next verb, and the words that begin it. */
  bounded: ReadonlySet<string>
  ends: ReadonlySet<string>
  /** Words that cancel a negation near them: "I would not hesitate to". */
  undone: ReadonlySet<string>
  /** Words that may begin a sentence without a subject: "Then slap him". */
  openers: ReadonlySet<string>
  /** Words after an act that reject it: "is out of the question". */
  turnedDown: RegExp
  /** Words after a quotation that attribute it to somebody else. */
  saidAfter: RegExp
  /** Words that attribute a quotation to the speaker. */
  saying: RegExp
}

export const GRAMMAR: Record<Language, Grammar> = {
  en: {
    first: wordSet("i i' we we' id ill im ive"),
    others: wordSet(
      "he he' she she' they they' it someone somebody anyone anybody others everyone everybody people who whoever those some folks nobody none another that which you you'",
    ),
    reports: wordSet(
      'want wants wanted ask asks asked tell tells told suggest suggests suggested beg begs begged order orders ordered hope hopes hoped expect expects expected urge urges urged propose proposes proposed say says said insist insists insisted like likes liked plan plans planned whisper whispered threaten threatens need needs idea advice joke joked think thinks thought',
    ),
    toMe: /\b(?:me|us|him|her|them) to(?: just| simply| quietly)?$|\b(?:me|us) into$/,
    that: wordSet('that if whether'),
    nearly: wordSet(
      'could might almost tempted temptation ready instinct reflex urge afraid risk mean means means learned used',
    ),
    supposes: wordSet('if unless suppose supposing imagine were when whenever'),
    negations: wordSet(
      "not t never no nobody nothing neither nor without refuse refused refusing refuses avoid avoiding stop instead rather sooner against cannot wrong decline declined won' don' can' wouldn' couldn' isn' didn' doesn' hardly dont wont cant wouldnt couldnt isnt didnt doesnt",
    ),
    comparing: wordSet('rather instead sooner'),
    bounded: wordSet('nothing nobody no without stop'),
    ends: wordSet('and then but so'),
    undone: wordSet('hesitate only hesitation afraid ashamed scared shy mind qualms scruples shame remorse'),
    openers: wordSet(
      'then first next finally so and or but meanwhile afterwards afterward after before honestly frankly simply just also even maybe ok okay well yes instead quietly to',
    ),
    turnedDown:
      /^[^.!?;"]{0,60}\b(?:out of the question|unacceptable|not (?:something|an option|right|my|the answer|acceptable)|would (?:be wrong|hide|only hurt|make it worse|break)|is wrong|helps nobody|is no (?:answer|solution)|solves nothing|makes it worse|isn't (?:one|right|something))\b/,
    saidAfter:
      /^",?\s(?:(?!i\b)[a-z']+\s){0,4}(?:said|says|wrote|writes|whisper|joked|shout|yell|laughed|winked|order|told|tell|ask|beg|went|was)/,
    saying:
      /\b(?:i|i'd|i'll|we|we'd)(?: would| will)?(?: then| just| also| calmly| simply| even| loudly)? (?:say|tell|answer|reply|shout|yell|write|add|text|scream|announce|whisper|go)\b[^".!?]{0,50}$/,
  },
  fr: {
    first: wordSet("je j' nous on j jlui jvais jle jla jpeux jdirais jirais jai"),
    others: wordSet(
      "il elle ils elles quelqu' quelqu certains certaines d'autres autres gens celui celle ceux personne qui tu vous chacun ca cela plusieurs beaucoup",
    ),
    reports: wordSet(
      "veut veulent voudrait voudraient demande demandent demandait dit disent disait suggere suggerent supplie ordonne espere esperent attend s'attend propose proposent insiste insistent aimerait aimeraient conseille conseillait prevoit prevoyait souffle soufflait pense croit exige pousse encourage idee conseil blague offraient offrait offre offrent suppose supposons imaginons",
    ),
    toMe: /\b(?:me|m'|nous|lui|leur)\s?(?:a |ont |avait )?[a-z]+ (?:de|d')$/,
    that: wordSet("que qu' si s'"),
    nearly: wordSet(
      "aurais aurait failli tente tentation reflexe envie peur risque risquerais risquer pourrais j'aurais avoir",
    ),
    supposes: wordSet("si s' supposons imaginons quand lorsque lorsqu' advenant"),
    negations: wordSet(
      "ne n' pas jamais rien sans aucun aucune ni refuse refuserais refuserai refus eviter evite eviterais plutot lieu contre arreter cesser hors question impossible aucunement",
    ),
    comparing: wordSet('plutot'),
    bounded: wordSet('rien sans aucun aucune'),
    ends: wordSet('et puis mais alors'),
    undone: wordSet(
      'hesite hesiterais hesiterai hesiter hesitation seulement gene generais generai gener honte peur scrupule scrupules remords empeche',
    ),
    openers: wordSet(
      'puis ensuite apres alors et ou mais donc d abord enfin finalement franchement honnetement simplement juste meme aussi pour sinon bon ben discretement pendant ce temps aux',
    ),
    turnedDown:
      /^[^.!?;"]{0,60}\b(?:hors de question|pas question|(?:serait|est) (?:mal|injuste|cacher|une erreur|faux)|n'(?:aide|aiderait) personne|ne regle rien|n'est pas (?:quelque|une|a moi|mon)|ce (?:n'est pas|serait))\b/,
    saidAfter:
      /^",?\s(?:qu'|que )?(?:(?!je\b)[a-z'-]+\s){0,3}(?:a dit|dit|disait|disent|ecrit|souffl|blagu|cri|ordonne|conseill|propos|insist|murmur|lanc|demand|rigol)/,
    saying:
      /\b(?:je|j'|on)\s?(?:lui |leur |les |le |la |t')?(?:dis|dirai|dirais|reponds|repondrai|repondrais|crie|crierais|ecris|ecrirais|lance|lancerais|ajoute|ajouterais|murmure)\b[^".!?]{0,50}$/,
  },
}
