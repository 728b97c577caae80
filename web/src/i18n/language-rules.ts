import type { Language } from 'shared/model/bilingual'

export type { Language }
/**
 * `interface`: catalogues and legal pages. `content`: learning content with its fallback pages, and the texts of the
 * evaluator. `mail`: the mails of the server.
 */
export type Place = 'interface' | 'content' | 'mail'

const EVERYWHERE: readonly Place[] = ['interface', 'content', 'mail']
const INTERFACE: readonly Place[] = ['interface', 'mail']

interface Forbidden {
  language: Language
  places: readonly Place[]
  /** The word of the glossary for this concept. */
  instead: string
  pattern: RegExp
  /** Contexts in which these letters mean something else, or in which they are intended. */
  except?: RegExp
}

/** One word per concept: the words that the product must not use, with their replacements. */
export const FORBIDDEN: readonly Forbidden[] = [
  {
    language: 'fr',
    places: EVERYWHERE,
    instead: 'hors ligne, connexion Internet',
    pattern: /sans réseau|(?:avoir|a) besoin du réseau|nécessite le réseau|au retour du réseau/gi,
  },
  {
    language: 'fr',
    places: INTERFACE,
    instead: 'votre session est fermée',
    pattern: /\bdéconnectée?s? (?:de|partout)|êtes déconnecté|sont déconnectés/gi,
  },
  { language: 'fr', places: INTERFACE, instead: 'enregistré', pattern: /\b(?:est|sont|a été|ont été) gardée?s?\b/gi },
  {
    language: 'fr',
    places: INTERFACE,
    instead: 'restaurer',
    pattern: /\b(?:ramener|ramène)\b|\brétabli(?:e|r|t)?s?\b|\brécupérer\b/gi,
    except: /impossible de récupérer l’historique|^Rétablir$/gi,
  },
  { language: 'fr', places: EVERYWHERE, instead: 'seuil de réussite', pattern: /note de passage|score requis/gi },
  {
    language: 'fr',
    places: INTERFACE,
    instead: 'score',
    pattern:
      /\bnotes? (?:moyenne|globale|d’entraînement|sur 9|est plafonnée|est retenue)|(?:monter|baisser|améliorer|même|ma) (?:la )?note\b/gi,
  },
  { language: 'fr', places: INTERFACE, instead: 'autoévaluation', pattern: /propre (?:note|appréciation)/gi },
  { language: 'fr', places: INTERFACE, instead: 'fourchette', pattern: /\bmarges?\b|\bbande d/gi },
  { language: 'fr', places: INTERFACE, instead: 's’exercer, entraînement', pattern: /\bpratiqu(?:e|es|er|ez|ée)\b/gi },
  {
    language: 'fr',
    places: ['content'],
    instead: 's’exercer, entraînement',
    pattern: /pratique de scénarios|pratique vidéo|question de pratique|une pratique\b/gi,
  },
  { language: 'fr', places: INTERFACE, instead: 'le test Casper, le vrai test', pattern: /\bexamens?\b/gi },
  {
    language: 'fr',
    places: ['content'],
    instead: 'le test Casper, test blanc',
    pattern: /\bexamens? (?:Casper|officiel|blanc)s?/gi,
  },
  { language: 'fr', places: INTERFACE, instead: 'mesure d’adaptation', pattern: /accommodement/gi },
  { language: 'fr', places: ['content'], instead: 'mesure d’adaptation', pattern: /demander un accommodement/gi },
  { language: 'fr', places: INTERFACE, instead: 'chronomètre', pattern: /minuterie|compte à rebours/gi },
  { language: 'fr', places: INTERFACE, instead: 'temps alloué', pattern: /durée limite/gi },
  { language: 'fr', places: INTERFACE, instead: 'tentative', pattern: /trop d’essais/gi },
  { language: 'fr', places: INTERFACE, instead: 'dactylographie, essai', pattern: /(?:textes?|séances?) de frappe/gi },
  {
    language: 'fr',
    places: INTERFACE,
    instead: 'enregistrement',
    pattern: /\b(?:une|la|cette|votre|vos|les|mes|aucune) prises?\b/gi,
  },
  { language: 'fr', places: INTERFACE, instead: 'à l’oral, à voix haute', pattern: /de vive voix/gi },
  { language: 'fr', places: INTERFACE, instead: 'à l’écrit', pattern: /\bpar écrit\b/gi },
  { language: 'fr', places: INTERFACE, instead: 'micro', pattern: /microphone/gi },
  { language: 'fr', places: INTERFACE, instead: 'dans la barre d’adresse', pattern: /à côté de l’adresse/gi },
  { language: 'fr', places: INTERFACE, instead: 'test d’élocution', pattern: /test de (?:la )?parole/gi },
  { language: 'fr', places: INTERFACE, instead: 'intonation', pattern: /mélodie/gi },
  { language: 'fr', places: INTERFACE, instead: 'mots parasites', pattern: /mots de remplissage/gi },
  { language: 'fr', places: INTERFACE, instead: 'requête', pattern: /\bconsigne\b/gi },
  { language: 'fr', places: EVERYWHERE, instead: 'points clés', pattern: /points attendus/gi },
  { language: 'fr', places: EVERYWHERE, instead: 'banque de récits', pattern: /banques? d’histoires/gi },
  { language: 'fr', places: INTERFACE, instead: 'clavardage', pattern: /\bdiscussion\b/gi },
  {
    language: 'fr',
    places: INTERFACE,
    instead: 'membre',
    pattern: /apprenante?s?\b|utilisateurs?\b|utilisatrices?\b/gi,
  },
  {
    language: 'fr',
    places: INTERFACE,
    instead: 'l’administration',
    pattern: /administrateur/gi,
    except: /administrateur principal uniquement|compte administrateur/gi,
  },
  {
    language: 'fr',
    places: INTERFACE,
    instead: 'vérification en deux étapes, code QR',
    pattern: /second facteur|code carré/gi,
  },
  { language: 'fr', places: EVERYWHERE, instead: 'lien de réinitialisation', pattern: /\bjetons?\b/gi },
  { language: 'fr', places: INTERFACE, instead: 'traité', pattern: /comme répondu|\brépondues? sur\b/gi },
  { language: 'fr', places: INTERFACE, instead: 'continuer', pattern: /\bpoursui(?:vez|vre|t)\b/gi },
  { language: 'fr', places: INTERFACE, instead: 'retour à', pattern: /^(?:revenir|retourner) (?:à|au)/gim },
  { language: 'fr', places: INTERFACE, instead: 'impossible de', pattern: /n’(?:a|ont) pas pu être/gi },
  { language: 'fr', places: INTERFACE, instead: 'automatiquement', pattern: /d’elle-même|de lui-même|tout seul/gi },
  {
    language: 'fr',
    places: INTERFACE,
    instead: 'progression',
    pattern: /\bavancement\b|\bachèvement\b/gi,
    except: /taux d’achèvement/gi,
  },
  { language: 'fr', places: INTERFACE, instead: 'type', pattern: /\bgenre\b/gi },
  { language: 'fr', places: EVERYWHERE, instead: '9-8-8', pattern: /\b988\b/g },
  { language: 'en', places: INTERFACE, instead: 'internet connection, offline', pattern: /\bnetworks?\b/gi },
  { language: 'en', places: INTERFACE, instead: 'sign in', pattern: /\blog(?:ged)? (?:in|out)\b/gi },
  {
    language: 'en',
    places: INTERFACE,
    instead: 'saved',
    pattern:
      /\b(?:is|are|was|were|not|be) (?:kept|held) (?:here|on this|at)\b|\b(?:recorded|recording|answers?|result|message) (?:is|are) kept\b/gi,
    except: /is not kept on this device/gi,
  },
  {
    language: 'en',
    places: INTERFACE,
    instead: 'restore',
    pattern: /\bbrought back|\bbring(?:s)? (?:it|them|this) back/gi,
  },
  {
    language: 'en',
    places: INTERFACE,
    instead: 'score, self-rating',
    pattern: /\b(?:overall|my|your|own|pass) marks?\b|appreciation/gi,
  },
  { language: 'en', places: EVERYWHERE, instead: 'passing score', pattern: /\bpass(?:ing)? marks?\b|required score/gi },
  {
    language: 'en',
    places: INTERFACE,
    instead: 'average',
    pattern: /\b(?:your|the|no) mean\b|\bmean (?:of|over|time)\b/gi,
  },
  { language: 'en', places: INTERFACE, instead: 'range', pattern: /\bmargins?\b|\bthe band\b|a band\b/gi },
  { language: 'en', places: INTERFACE, instead: 'the real test', pattern: /official test|mock test/gi },
  { language: 'en', places: ['content'], instead: 'practice test', pattern: /mock test/gi },
  {
    language: 'en',
    places: INTERFACE,
    instead: 'session',
    pattern: /\b(?:a|the|your|last|first|typing|ten|10) runs?\b/gi,
  },
  {
    language: 'en',
    places: INTERFACE,
    instead: 'recording',
    pattern: /\b(?:a|the|your|this|no|all|my) takes?\b(?! (?:a|revenge|what)\b)/gi,
  },
  { language: 'en', places: INTERFACE, instead: 'aloud', pattern: /\bby voice\b/gi },
  { language: 'en', places: INTERFACE, instead: 'in the address bar', pattern: /beside the address/gi },
  { language: 'en', places: INTERFACE, instead: 'pitch range', pattern: /\bmelody\b/gi },
  { language: 'en', places: INTERFACE, instead: 'key points', pattern: /expected points/gi },
  {
    language: 'en',
    places: INTERFACE,
    instead: 'two-step verification, QR code, key',
    pattern: /second factor|copy the secret/gi,
  },
  { language: 'en', places: INTERFACE, instead: 'reset link', pattern: /\btokens?\b/gi, except: /reset token/gi },
  { language: 'en', places: INTERFACE, instead: 'continue', pattern: /\b(?:go|goes|carry) on\b/gi },
  {
    language: 'en',
    places: INTERFACE,
    instead: 'abandon',
    pattern: /\b(?:give|given) (?:it )?up\b/gi,
    except: /what you would give up/gi,
  },
  { language: 'en', places: INTERFACE, instead: 'automatically', pattern: /\bby itself\b/gi },
  { language: 'en', places: INTERFACE, instead: 'in progress', pattern: /\bunder way\b/gi },
  {
    language: 'en',
    places: INTERFACE,
    instead: 'learner',
    pattern: /\busers?\b/gi,
    except: /^users$|no users (?:online|found)/gi,
  },
  { language: 'en', places: EVERYWHERE, instead: '9-8-8', pattern: /\b988\b/g },
  {
    language: 'en',
    places: EVERYWHERE,
    instead: 'Canadian spelling',
    pattern:
      /\b(?:anal|paral|catal)ys(?:e|ed|ing)\b|\b(?:recogn|organ|real|minim|maxim|apolog|summar|priorit|emphas|critic|memor|general|special|author)is(?:e|ed|es|ing|ation)\b|\b(?:color|center|behavior|favor|labor|practicing)s?\b/gi,
  },
]

interface Typography {
  language: Language
  rule: string
  pattern: RegExp
  except?: RegExp
}

/** Typographic rules of Québec (OQLF) and of Canada. */
export const TYPOGRAPHY: readonly Typography[] = [
  { language: 'fr', rule: 'nothing before ; ? !', pattern: /[ \u00a0\u202f]+[;?!](?=[\s»”)*’]|$)/gm },
  {
    language: 'fr',
    rule: 'a space that does not break before a colon',
    pattern: /(?:[ \u202f]|(?<=[\p{L}»”)%]))(?::)(?=\s|$)/gmu,
  },
  {
    language: 'fr',
    rule: 'spaces that do not break inside « »',
    pattern: /«(?!\u00a0)|(?<!\u00a0)»/g,
    except: /" pour «/g,
  },
  { language: 'fr', rule: 'the curly apostrophe', pattern: /\p{L}'\p{L}/gu },
  { language: 'fr', rule: 'the sign …, not three dots', pattern: /\.\.\./g },
  { language: 'fr', rule: 'one space between words', pattern: /(?<=[^\s|]) {2,}(?=[^\s|])/g },
  { language: 'fr', rule: 'a unit after the seconds', pattern: /\d min \d\d(?! ?s)/g },
  { language: 'en', rule: 'commas and periods inside quotation marks', pattern: /(?<![?!…])”[.,](?!\d)/g },
  { language: 'en', rule: 'commas outside bold', pattern: /\*\*[^*\n]+,\*\*/g },
  { language: 'en', rule: 'the curly apostrophe', pattern: /\p{L}'\p{L}/gu, except: /Passwords don't match/g },
  { language: 'en', rule: 'the sign …, not three dots', pattern: /\.\.\./g },
  { language: 'en', rule: 'one space between words', pattern: /(?<=[^\s|]) {2,}(?=[^\s|])/g },
]
