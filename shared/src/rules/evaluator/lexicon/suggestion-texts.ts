import type { Bilingual } from '../../../model/bilingual.ts'
import type { ScenarioKind } from '../../../model/content/scenario.ts'
import type { Dimension } from '../dimension.ts'
import type { Flag } from '../guards.ts'
import type { HarmKind } from './harm-kind.ts'

/**
 * Suggestions by kind of scenario, each with an opening sentence to reuse. `{someone}` is a person or group of the
 * scenario: it is used only after a preposition that does not merge with an article, where number and gender change
 * nothing.
 */
export const DIMENSION_TEXTS: Record<ScenarioKind, Record<Dimension, readonly Bilingual[]>> = {
  situational: {
    perspective: [
      {
        fr: 'Dites ce qui est en jeu pour {someone} : « Pour {someone}, ce qui compte ici, c’est… »',
        en: 'Say what is at stake for {someone}: “For {someone}, what matters here is…”',
      },
      {
        fr: 'Ajoutez une phrase sur ce que la situation change pour {someone} : « Je comprends que, pour {someone}… »',
        en: 'Add a sentence on what the situation changes for {someone}: “I understand that for {someone}…”',
      },
    ],
    information: [
      {
        fr: 'Avant d’agir, dites ce que vous ignorez encore : « Je ne sais pas encore si… »',
        en: 'Before you act, say what you do not know yet: “I do not know yet whether…”',
      },
      {
        fr: 'Une autre explication est possible. Nommez-la avant de conclure : « Il y a peut-être… »',
        en: 'There may be another explanation. Name it before you conclude: “There may be…”',
      },
    ],
    dilemma: [
      {
        fr: 'Nommez les deux valeurs en tension : « D’un côté…; de l’autre… »',
        en: 'Name the two values in tension: “On one hand…; on the other…”',
      },
      {
        fr: 'Dites à quoi votre choix oblige à renoncer, et pourquoi vous le faites quand même.',
        en: 'Say what your choice gives up, and why you make it all the same.',
      },
    ],
    nonJudgement: [
      {
        fr: 'Accordez le bénéfice du doute : « Il y a peut-être une raison que je ne connais pas. »',
        en: 'Give the benefit of the doubt: “There may be a reason I don’t know about.”',
      },
      {
        fr: 'Décrivez le geste sans juger la personne : ce qui s’est passé, puis son effet.',
        en: 'Describe the action without judging the person: what happened, then its effect.',
      },
    ],
    empathy: [
      {
        fr: 'Avant la solution, écrivez une phrase sur ce que la situation fait vivre : « Ce ne doit pas être facile de… »',
        en: 'Before the solution, write one sentence about what they are going through: “It can’t be easy to…”',
      },
      {
        fr: 'Prenez d’abord le temps d’écouter, et dites comment : où, avec quelle question, combien de temps.',
        en: 'Take the time to listen first, and say how: where, with which question, for how long.',
      },
    ],
    options: [
      {
        fr: 'Ajoutez un « si… alors… » : « Si ça ne suffit pas, je… »',
        en: 'Add one if/then: “If that is not enough, I would…”',
      },
      {
        fr: 'Cherchez avec {someone} une solution acceptable pour chacun, et proposez-la.',
        en: 'Work with {someone} to find a solution everyone can accept, and propose it.',
      },
    ],
    actions: [
      {
        fr: 'Dites ce que vous faites, dans l’ordre : d’abord…, ensuite…, puis demain…',
        en: 'Say what you do, in order: first…, then…, and tomorrow…',
      },
      {
        fr: 'Terminez par un suivi : quand revenez-vous là-dessus avec {someone}, et pour vérifier quoi?',
        en: 'End with a follow-up: when will you come back to this with {someone}, and what will you check?',
      },
    ],
    ethics: [
      {
        fr: 'Énoncez votre limite et sa raison : « Je ne peux pas… parce que… »',
        en: 'State your limit and the reason for it: “I cannot… because…”',
      },
      {
        fr: 'Reliez votre choix à une raison qui vaut pour tous : sécurité, vie privée, équité, confiance.',
        en: 'Link your choice to a reason that applies to everyone: safety, privacy, fairness, trust.',
      },
    ],
    professionalism: [
      {
        fr: 'Dites où et comment se passe la conversation avec {someone} : à l’écart, à voix basse, en personne.',
        en: 'Say where and how the conversation with {someone} takes place: privately, quietly, in person.',
      },
      {
        fr: 'Précisez votre rôle : ce que vous faites vous-même, et ce que vous confiez à la personne responsable.',
        en: 'State your role: what you do yourself, and what you leave to the person in charge.',
      },
    ],
    structure: [
      {
        fr: 'Séparez vos deux réponses, une idée par phrase : l’essentiel ressort mieux.',
        en: 'Keep your two answers separate, one idea per sentence: your main points will stand out.',
      },
      {
        fr: 'Répondez aux deux questions, chacune avec un geste et une raison.',
        en: 'Answer both questions, each with an action and a reason.',
      },
    ],
  },
  personal: {
    perspective: [
      {
        fr: 'Dites comment une autre personne de votre récit a vécu ce moment : « Pour elle, c’était… »',
        en: 'Say what that moment was like for someone else in your story: “For her, it was…”',
      },
    ],
    information: [
      {
        fr: 'Dites ce que vous ne saviez pas à ce moment-là, et comment vous l’avez appris : « Je ne savais pas que… »',
        en: 'Say what you did not know at the time, and how you found out: “I did not know that…”',
      },
    ],
    dilemma: [
      {
        fr: 'Nommez ce qui vous tiraillait : « D’un côté, je voulais…; de l’autre… »',
        en: 'Name the two things you were torn between: “On one hand I wanted to…; on the other…”',
      },
    ],
    nonJudgement: [
      {
        fr: 'Racontez votre part sans accuser les autres ni vous écraser.',
        en: 'Tell your part without blaming others or crushing yourself.',
      },
    ],
    empathy: [
      {
        fr: 'Nommez ce que vous avez ressenti, et ce que vous avez fait de ce sentiment.',
        en: 'Name what you felt, and what you did with that feeling.',
      },
    ],
    options: [
      {
        fr: 'Dites ce que vous auriez pu faire autrement, et pourquoi vous avez choisi cela.',
        en: 'Say what else you could have done, and why you chose this.',
      },
    ],
    actions: [
      {
        fr: 'Donnez un geste précis : quel jour, avec qui, ce que vous avez dit ou fait.',
        en: 'Give one precise action: which day, with whom, what you said or did.',
      },
    ],
    ethics: [
      {
        fr: 'Dites la raison qui vous a fait choisir, et ce que vous refusiez de faire.',
        en: 'Say the reason for your choice, and what you refused to do.',
      },
    ],
    professionalism: [
      { fr: 'Dites à qui vous en avez parlé, et comment.', en: 'Say with whom you talked about it, and how.' },
    ],
    structure: [
      {
        fr: 'Terminez par ce qui a changé depuis : un exemple récent vaut mieux qu’une leçon.',
        en: 'End with what has changed since: a recent example is worth more than a lesson.',
      },
    ],
  },
  policy: {
    perspective: [
      {
        fr: 'Dites ce que la mesure change pour {someone} : « Pour {someone}, cela veut dire… »',
        en: 'Say what the measure changes for {someone}: “For {someone}, this means…”',
      },
    ],
    information: [
      {
        fr: 'Dites l’information qui vous manque avant de trancher : « Je ne sais pas combien… »',
        en: 'Say what you would need to know before deciding: “I do not know how many…”',
      },
    ],
    dilemma: [
      {
        fr: 'Donnez sa meilleure raison à chaque côté, puis dites ce qui l’emporte pour vous et pourquoi.',
        en: 'Give each side its best reason, then say what outweighs the rest for you, and why.',
      },
    ],
    nonJudgement: [
      {
        fr: 'Présentez la position contraire comme la défendrait quelqu’un de raisonnable.',
        en: 'Present the other position as a reasonable person would defend it.',
      },
    ],
    empathy: [
      {
        fr: 'Montrez l’effet sur une personne réelle : sa journée, avant et après.',
        en: 'Show the effect on one real person: their day, before and after.',
      },
    ],
    options: [
      {
        fr: 'Proposez une autre voie, ou une exception, et dites dans quel cas : « Si…, alors… »',
        en: 'Offer another way, or an exception, and say in which case: “If…, then…”',
      },
    ],
    actions: [
      {
        fr: 'Dites comment on saurait que ça marche : quoi mesurer, quand, et ce qui ferait reculer.',
        en: 'Say how you would know that it works: what to measure, when, and what would make you reverse it.',
      },
    ],
    ethics: [
      {
        fr: 'Reliez votre position à un principe, et dites sa limite : équité, liberté, sécurité.',
        en: 'Link your position to a principle, and say its limit: fairness, freedom, safety.',
      },
    ],
    professionalism: [
      {
        fr: 'Dites qui devrait être consulté avant la décision, et comment.',
        en: 'Say who should be consulted before the decision, and how.',
      },
    ],
    structure: [
      {
        fr: 'Annoncez votre position en une phrase, puis une idée par phrase.',
        en: 'State your position in one sentence, then one idea per sentence.',
      },
    ],
  },
}

/** What a well-shown dimension did, as a strength. */
export const STRENGTH_TEXTS: Record<Dimension, Bilingual> = {
  perspective: {
    fr: 'Vous voyez la situation du point de vue de plus d’une personne.',
    en: 'You see the situation from more than one person’s side.',
  },
  information: {
    fr: 'Vous demandez, ou dites ce que vous ignorez, avant de conclure.',
    en: 'You ask, or say what you do not know, before you conclude.',
  },
  dilemma: { fr: 'Vous nommez les valeurs en conflit.', en: 'You name the values in conflict.' },
  nonJudgement: {
    fr: 'Vous parlez du geste sans condamner la personne.',
    en: 'You talk about the action without condemning the person.',
  },
  empathy: {
    fr: 'Vous faites place à ce que l’autre vit.',
    en: 'You make room for what the other person is going through.',
  },
  options: { fr: 'Vous prévoyez plus d’une option.', en: 'You plan for more than one outcome.' },
  actions: { fr: 'Vos gestes sont concrets.', en: 'Your actions are concrete.' },
  ethics: { fr: 'Vous donnez une limite ou une raison.', en: 'You give a limit or a reason.' },
  professionalism: { fr: 'Vous choisissez le lieu et le ton.', en: 'You choose the place and the tone.' },
  structure: { fr: 'Votre réponse se suit facilement.', en: 'Your answer is easy to follow.' },
}

/**
 * What counts against an answer, and what to do instead. `{passage}` is the beginning of the passage, in quotation
 * marks.
 */
export const AGAINST_TEXTS: Record<string, Bilingual> = {
  conceals: {
    fr: '{passage} cache quelque chose. Dites plutôt à qui et comment vous en parlez ouvertement.',
    en: '{passage} hides something. Instead, say who you would talk to openly, and how.',
  },
  exposes: {
    fr: '{passage} expose quelqu’un devant d’autres. Que cela reste entre les personnes concernées.',
    en: '{passage} exposes someone in front of others. Keep it between the people involved.',
  },
  dismisses: {
    fr: '{passage} écarte ce que l’autre vit. Dites d’abord que vous l’avez entendu.',
    en: '{passage} brushes aside what the other person is going through. First say that you heard them.',
  },
  punishes: {
    fr: '{passage} cherche à punir. Dites plutôt comment réparer le tort et éviter que cela se répète.',
    en: '{passage} seeks to punish. Say how to repair the harm and keep it from happening again.',
  },
  blames: {
    fr: '{passage} accuse. Décrivez le geste et son effet, et laissez place à une explication.',
    en: '{passage} blames. Describe the action and its effect, and leave room for an explanation.',
  },
  'serves-oneself': {
    fr: '{passage} pense d’abord à vous. Dites ce que le choix change pour les autres.',
    en: '{passage} puts you first. Say what your choice changes for others.',
  },
  refuses: {
    fr: '{passage} refuse d’écouter ou de répondre à ce que l’autre ressent. Dites comment vous le feriez, même en gardant votre limite.',
    en: '{passage} refuses to listen or to answer a feeling. Say how you would, while keeping your limit.',
  },
  pushes: {
    fr: '{passage} décide à la place de l’autre. Dites ce que vous lui laissez choisir.',
    en: '{passage} decides for the other person. Say what you leave them to choose.',
  },
}

/** A harm, named first. `{passage}` is the beginning of the passage, in quotation marks. */
export const HARM_TEXTS: Record<HarmKind, Bilingual> = {
  violence: {
    fr: '{passage} : une violence ou une menace fait tomber toute la réponse. Dites comment vous protégez chacun sans frapper ni menacer.',
    en: '{passage}: violence or a threat brings down the whole answer. Say how you keep everyone safe without striking or threatening.',
  },
  theft: {
    fr: '{passage} : prendre ce qui n’est pas à vous fait tomber toute la réponse. Dites à qui cela revient et comment vous le rendez.',
    en: '{passage}: taking what is not yours brings down the whole answer. Say whose it is and how you return it.',
  },
  forgery: {
    fr: '{passage} : falsifier fait tomber toute la réponse. Dites ce que vous écrivez de vrai, et à qui vous signalez ce qui manque.',
    en: '{passage}: falsifying brings down the whole answer. Say what you write that is true, and who you report what is missing to.',
  },
  lying: {
    fr: '{passage} : un mensonge fait tomber toute la réponse. Dites ce que vous pouvez dire de vrai, avec tact.',
    en: '{passage}: a lie brings down the whole answer. Say what you can say that is true, with tact.',
  },
  insult: {
    fr: '{passage} : le mépris fait tomber toute la réponse. Décrivez le geste et son effet, sans juger la personne.',
    en: '{passage}: contempt brings down the whole answer. Describe the action and its effect without judging the person.',
  },
  exposure: {
    fr: '{passage} : exposer quelqu’un fait tomber toute la réponse. Que cela reste entre les personnes concernées.',
    en: '{passage}: exposing someone brings down the whole answer. Keep it between the people involved.',
  },
  retaliation: {
    fr: '{passage} : se venger fait tomber toute la réponse. Dites comment réparer le tort.',
    en: '{passage}: revenge brings down the whole answer. Say how to repair the harm.',
  },
  drugs: {
    fr: '{passage} : cela met quelqu’un en danger. Dites qui peut aider sans risque : un pharmacien, un médecin, un service d’urgence.',
    en: '{passage}: this puts someone in danger. Say who can help safely: a pharmacist, a doctor, an emergency service.',
  },
  secret: {
    fr: '{passage} : un danger grave ne se garde pas secret. Dites à qui vous en parlez le jour même, et comment vous l’annoncez.',
    en: '{passage}: a grave danger cannot stay secret. Say who you tell that same day, and how you let the person know first.',
  },
  illegal: {
    fr: '{passage} : ce geste est illégal ou dangereux. Dites comment vous refusez, et à qui vous le signalez.',
    en: '{passage}: this action is illegal or dangerous. Say how you refuse, and who you report it to.',
  },
  other: {
    fr: '{passage} : ce geste semble nuire à quelqu’un ou enfreindre une règle. Dites ce que vous feriez qui ne nuit à personne.',
    en: '{passage}: this seems to harm someone or break a rule. Say what you would do that harms nobody.',
  },
}

/** Messages of the guards' flags. */
export const FLAG_TEXTS: Partial<Record<Flag, Bilingual>> = {
  empty: {
    fr: 'Il n’y a presque rien à lire. Deux ou trois phrases par question suffisent pour commencer.',
    en: 'There is next to nothing to read. Two or three sentences per question are enough to start.',
  },
  'too-short': {
    fr: 'La réponse est très courte : dites à qui vous parlez, ce que vous lui dites, et pourquoi.',
    en: 'The answer is very short: say who you talk to, what you say, and why.',
  },
  short: {
    fr: 'La réponse est courte. Ajoutez une raison et la suite que vous donneriez.',
    en: 'The answer is short. Add a reason, and what you would do next.',
  },
  'another-language': {
    fr: 'Ce texte n’est ni en français ni en anglais : il ne peut pas être lu ici.',
    en: 'This text is in neither French nor English: it cannot be read here.',
  },
  'wrong-language': {
    fr: 'Votre réponse est en anglais et a été évaluée en anglais. Au test, répondez dans la langue choisie.',
    en: 'Your answer is in French and was evaluated in French. On test day, answer in the language you booked.',
  },
  'key-words': {
    fr: 'Une liste de mots ne dit pas ce que vous feriez. Écrivez des phrases, même courtes.',
    en: 'A list of words does not say what you would do. Write sentences, short ones if you like.',
  },
  copied: {
    fr: 'La réponse reprend la mise en situation. Dites ce que vous, vous feriez.',
    en: 'The answer repeats the situation. Say what you would do.',
  },
  repeated: {
    fr: 'La même phrase revient. Chaque phrase devrait apporter quelque chose.',
    en: 'The same sentence comes back. Each sentence should add something.',
  },
  grader: {
    fr: 'Un passage s’adresse à l’évaluateur. Il ne compte pas.',
    en: 'One passage addresses the rater. It does not count.',
  },
  'off-topic': {
    fr: 'La réponse ne parle pas de cette situation. Nommez les personnes et ce qui s’est passé.',
    en: 'The answer is not about this situation. Name the people and what happened.',
  },
  'self-praise': {
    fr: 'Montrez ces qualités par un geste plutôt que de les annoncer.',
    en: 'Show these qualities through an action instead of announcing them.',
  },
  generic: {
    fr: 'Cette réponse conviendrait à presque n’importe quelle situation. Reprenez des faits de celle-ci : qui, quoi, quelle contrainte.',
    en: 'This answer would fit almost any situation. Use the facts of this one: who, what, which constraint.',
  },
  unanswered: {
    fr: 'Une des deux questions est sans réponse, et elle compte pour moitié.',
    en: 'One of the two questions has no answer, and it counts for half.',
  },
  'one-question': {
    fr: 'La réponse à la deuxième question ne se reconnaît pas. Répondez-y dans un paragraphe à part, en reprenant ce qu’elle demande.',
    en: 'The answer to the second question cannot be recognized. Give it in a paragraph of its own, and take up what it asks.',
  },
}

export const KEY_POINT_LEAD: Bilingual = {
  fr: 'Pas encore trouvé dans votre réponse :',
  en: 'Not found in your answer yet:',
}
/** A key point that the answer makes, as a strength. */
export const KEY_POINT_STRENGTH: Bilingual = {
  fr: 'Ce point compte ici, et il y est :',
  en: 'This point counts here, and you make it:',
}
/** The strength of an answer that refers to its own situation. */
export const SPECIFIC_STRENGTH: Bilingual = {
  fr: 'Votre réponse parle de cette situation-ci, avec ses faits.',
  en: 'Your answer is about this very situation, with its facts.',
}
