import type { Bilingual } from '../../model/bilingual.ts'
import type { Dimension } from './evaluate-response.ts'
import type { Flag } from './guards.ts'

/** What to try next time, three wordings each, with a sentence to begin with. `{someone}` is a person of the scenario. */
export const DIMENSION_TEXTS: Record<Dimension, readonly Bilingual[]> = {
  perspective: [
    {
      fr: 'Dites ce que {someone} a à perdre ou peut craindre : « Pour {someone}, ce qui compte ici, c’est… »',
      en: 'Say what {someone} stands to lose or may fear: “For {someone}, what matters here is…”',
    },
    {
      fr: 'Regardez la scène depuis {someone} : « À sa place, je me sentirais… »',
      en: 'Look at the scene from where {someone} stands: “In that place I would feel…”',
    },
    {
      fr: 'Votre réponse suit une seule personne. Ajoutez une phrase sur {someone} et sur ce que la situation lui fait.',
      en: 'Your answer follows one person only. Add a sentence on {someone} and on what this does to them.',
    },
  ],
  information: [
    {
      fr: 'Avant d’agir, dites ce que vous ignorez encore : « Je ne sais pas encore si {someone}… »',
      en: 'Before you act, say what you do not know yet: “I do not know yet whether {someone}…”',
    },
    {
      fr: 'Posez une vraie question avant de conclure : « Je demanderais à {someone} ce qui… »',
      en: 'Ask a real question before you conclude: “I would ask {someone} what…”',
    },
    {
      fr: 'Une autre explication est possible. Nommez-la avant de conclure : « Peut-être que {someone}… »',
      en: 'There may be another explanation. Name it before you conclude: “Perhaps {someone}…”',
    },
  ],
  dilemma: [
    {
      fr: 'Nommez ce qui tire dans deux directions : « D’un côté… ; de l’autre… »',
      en: 'Name what pulls in two directions: “On one hand…; on the other…”',
    },
    {
      fr: 'Dites à quoi votre choix vous oblige à renoncer, et pourquoi : « Je sais que cela coûte… à {someone}, mais… »',
      en: 'Say what your choice gives up, and why: “I know that this costs {someone}…, but…”',
    },
    {
      fr: 'Deux choses justes s’opposent ici. Une phrase qui les nomme montre que vous avez pesé les deux.',
      en: 'Two good things are in conflict here. One sentence that names both shows that you weighed them.',
    },
  ],
  nonJudgement: [
    {
      fr: 'Laissez à {someone} le bénéfice du doute : « Il y a peut-être une raison que je ne connais pas. »',
      en: 'Give {someone} the benefit of the doubt: “There may be a reason that I do not know.”',
    },
    {
      fr: 'Décrivez le geste sans juger la personne : ce qui s’est passé, puis son effet.',
      en: 'Describe the act without judging the person: what happened, then what it did.',
    },
    {
      fr: 'Dites que cela aurait pu arriver à d’autres, si vous le pensez : la personne vous écoutera mieux.',
      en: 'Say that it could have happened to others, if you think so: the person will hear you better.',
    },
  ],
  empathy: [
    {
      fr: 'Nommez avec prudence ce que {someone} vit, avant la solution : « Ça ne doit pas être facile de… »',
      en: 'Name with care what {someone} is going through, before the solution: “It cannot be easy to…”',
    },
    {
      fr: 'Laissez d’abord parler {someone}, et dites comment : où, avec quelle question, combien de temps.',
      en: 'Let {someone} speak first, and say how: where, with which question, for how long.',
    },
    {
      fr: 'Répondez à ce que {someone} ressent avant de parler du problème : une phrase suffit, « Je vois que… »',
      en: 'Answer what {someone} feels before you speak of the problem; one sentence is enough: “I can see that…”',
    },
  ],
  options: [
    {
      fr: 'Ajoutez un « si… alors… » : « Si {someone} refuse, je… »',
      en: 'Add one if/then: “If {someone} refuses, I would…”',
    },
    {
      fr: 'Donnez un deuxième chemin, au cas où le premier échoue, et ce qui vous ferait changer.',
      en: 'Give a second way, should the first fail, and say what would make you change.',
    },
    {
      fr: 'Cherchez avec {someone} une solution que chacun peut accepter, et proposez-la.',
      en: 'Look with {someone} for a solution that each can accept, and offer it.',
    },
  ],
  actions: [
    {
      fr: 'Dites ce que vous faites, dans l’ordre : d’abord…, ensuite…, puis demain…',
      en: 'Say what you do, in order: first…, then…, and tomorrow…',
    },
    {
      fr: 'Rendez un geste concret : à qui parlez-vous, quand, et que dites-vous à {someone} ?',
      en: 'Make one act concrete: whom do you speak to, when, and what do you say to {someone}?',
    },
    {
      fr: 'Terminez par un suivi : quand reparlez-vous à {someone}, et pour vérifier quoi ?',
      en: 'End with a follow-up: when do you speak to {someone} again, and to check what?',
    },
  ],
  ethics: [
    {
      fr: 'Dites la limite que vous gardez et sa raison : « Je ne peux pas… parce que… »',
      en: 'Say the limit you keep and its reason: “I cannot… because…”',
    },
    {
      fr: 'Reliez votre choix à une raison qui vaut pour tous : sécurité, vie privée, équité, confiance.',
      en: 'Tie your choice to a reason that holds for everyone: safety, privacy, fairness, trust.',
    },
    {
      fr: 'Dites ce qui appartient à {someone} de décider, et ce qui ne lui appartient pas.',
      en: 'Say what is for {someone} to decide, and what is not.',
    },
  ],
  professionalism: [
    {
      fr: 'Dites où et comment vous parlez à {someone} : à l’écart, à voix basse, en personne.',
      en: 'Say where and how you speak to {someone}: aside, quietly, in person.',
    },
    {
      fr: 'Précisez votre rôle : ce que vous faites vous-même, et ce que vous confiez à qui de droit.',
      en: 'State your role: what you do yourself, and what you leave to whoever is in charge.',
    },
    {
      fr: 'Un ton calme se montre par les mots que vous diriez : citez-en une phrase.',
      en: 'A calm tone shows in the words you would say: quote one sentence of them.',
    },
  ],
  structure: [
    {
      fr: 'Séparez vos deux réponses, une idée par phrase : ce qui compte se voit mieux.',
      en: 'Keep your two answers apart, one idea a sentence: what counts is easier to see.',
    },
    {
      fr: 'Développez un peu : trois ou quatre phrases courtes par question suffisent, en points si vous préférez.',
      en: 'Develop a little: three or four short sentences a question are enough, in points if you prefer.',
    },
    {
      fr: 'Répondez aux deux questions, chacune avec un geste et une raison.',
      en: 'Answer both questions, each with an act and a reason.',
    },
  ],
}

/** What a dimension that is well shown has done. */
export const STRENGTH_TEXTS: Record<Dimension, Bilingual> = {
  perspective: {
    fr: 'Vous voyez la situation depuis plus d’une personne.',
    en: 'You see the situation from more than one person’s side.',
  },
  information: {
    fr: 'Vous demandez, ou dites ce que vous ignorez, avant de conclure.',
    en: 'You ask, or say what you do not know, before you conclude.',
  },
  dilemma: { fr: 'Vous nommez ce qui s’oppose.', en: 'You name what is in conflict.' },
  nonJudgement: {
    fr: 'Vous parlez du geste sans condamner la personne.',
    en: 'You speak of the act without condemning the person.',
  },
  empathy: {
    fr: 'Vous faites place à ce que l’autre vit.',
    en: 'You make room for what the other person lives through.',
  },
  options: { fr: 'Vous prévoyez plus d’un chemin.', en: 'You foresee more than one way.' },
  actions: { fr: 'Vos gestes sont concrets.', en: 'Your acts are concrete.' },
  ethics: { fr: 'Vous donnez une limite ou une raison.', en: 'You give a limit or a reason.' },
  professionalism: { fr: 'Vous choisissez le lieu et le ton.', en: 'You choose the place and the tone.' },
  structure: { fr: 'Votre réponse se suit facilement.', en: 'Your answer is easy to follow.' },
}

/** What speaks against an answer, and what to do instead. `{passage}` is the beginning of what was written, in quotation marks. */
export const AGAINST_TEXTS: Record<string, Bilingual> = {
  conceals: {
    fr: '{passage} cache quelque chose. Dites plutôt à qui et comment vous en parlez ouvertement.',
    en: '{passage} hides something. Say instead to whom, and how, you speak of it openly.',
  },
  exposes: {
    fr: '{passage} expose quelqu’un devant d’autres. Gardez-le entre les personnes concernées.',
    en: '{passage} exposes somebody before others. Keep it among those concerned.',
  },
  dismisses: {
    fr: '{passage} écarte ce que l’autre vit. Dites d’abord que vous l’avez entendu.',
    en: '{passage} waves away what the other person lives through. Say first that you have heard it.',
  },
  punishes: {
    fr: '{passage} cherche à punir. Dites ce qui répare, et ce qui évite que cela se répète.',
    en: '{passage} seeks to punish. Say what repairs, and what keeps it from happening again.',
  },
  blames: {
    fr: '{passage} accuse. Décrivez le geste et son effet, et laissez place à une explication.',
    en: '{passage} blames. Describe the act and its effect, and leave room for an explanation.',
  },
  'serves-oneself': {
    fr: '{passage} pense d’abord à vous. Dites ce que le choix change pour les autres.',
    en: '{passage} puts you first. Say what the choice changes for the others.',
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

/** What is wrong with an answer as an answer. */
export const FLAG_TEXTS: Partial<Record<Flag, Bilingual>> = {
  empty: {
    fr: 'Il n’y a presque rien à lire. Trois phrases par question suffisent pour commencer.',
    en: 'There is next to nothing to read. Three sentences a question are enough to begin with.',
  },
  'too-short': {
    fr: 'La réponse est très courte : dites à qui vous parlez, ce que vous lui dites, et pourquoi.',
    en: 'The answer is very short: say whom you speak to, what you say, and why.',
  },
  short: {
    fr: 'La réponse est courte. Ajoutez une raison et la suite que vous donneriez.',
    en: 'The answer is short. Add a reason, and what you would do after.',
  },
  'another-language': {
    fr: 'Ce texte n’est ni en français ni en anglais : il ne peut pas être lu ici.',
    en: 'This text is in neither French nor English: it cannot be read here.',
  },
  'wrong-language': {
    fr: 'Votre réponse est en anglais, et elle a été lue ainsi. Au test, répondez dans la langue choisie.',
    en: 'Your answer is in French, and was read so. At the test, answer in the language you booked.',
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
    en: 'The same sentence comes again. Each sentence should bring something.',
  },
  grader: {
    fr: 'Un passage s’adresse à qui note. Il ne compte pas.',
    en: 'One passage speaks to whoever grades. It does not count.',
  },
  'off-topic': {
    fr: 'La réponse ne parle pas de cette situation. Nommez les personnes et ce qui s’est passé.',
    en: 'The answer does not speak of this situation. Name the people and what happened.',
  },
  'self-praise': {
    fr: 'Montrez ces qualités par un geste plutôt que de les annoncer.',
    en: 'Show these qualities by an act instead of announcing them.',
  },
  harm: {
    fr: 'Un passage met quelqu’un en danger. La sécurité passe avant tout le reste.',
    en: 'One passage puts somebody in danger. Safety comes before everything else.',
  },
}

export const KEY_POINT_LEAD: Bilingual = {
  fr: 'Pas encore trouvé dans votre réponse :',
  en: 'Not found in your answer yet:',
}
