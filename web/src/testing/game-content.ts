import { Emotion, type GameContent, StroopColour } from 'shared/model/content/game-content'

const both = (fr: string, en: string) => ({ fr, en })
const numbered = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, i) => make(i + 1))
const EMOTION_NAMES = ['Joie', 'Tristesse', 'Colère', 'Peur', 'Neutre', 'Surprise']
const COLOUR_NAMES = ['rouge', 'bleu', 'vert', 'jaune']
const firstUpper = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The games of the fake world, with texts that identify each item. */
export const demoGames = (): GameContent => ({
  situationalJudgment: numbered(4, (n) => ({
    id: `situation-${n}`,
    competency: 'empathy',
    title: both(`Cas ${n}`, `Case ${n}`),
    situation: both(`Ce qui se passe au cas ${n}.`, `What happens in case ${n}.`),
    options: {
      fr: numbered(4, (o) => `Choix ${o} du cas ${n}`),
      en: numbered(4, (o) => `Option ${o} of case ${n}`),
    },
    correctAnswer: (['0', '1', '2', '3'] as const)[n - 1] ?? '0',
    rationale: both(`Parce que ${n}.`, `Because ${n}.`),
  })),
  communicationClarity: {
    prompts: numbered(2, (n) => ({
      id: `message-${n}`,
      context: both(`Vous écrivez à Inès, fois ${n}.`, `You are writing to Inès, time ${n}.`),
      task: both('Réécrivez ce message.', 'Rewrite this message.'),
      message: both('envoie ton rapport tout de suite', 'send your report right now'),
      example: both('Bonjour Inès, peux-tu envoyer ton rapport ?', 'Hello Inès, could you send your report?'),
      facts: [
        { kind: 'who' as const, name: both('à qui : Inès', 'to whom: Inès'), phrases: { fr: ['inès'], en: ['inès'] } },
        {
          kind: 'what' as const,
          name: both('quoi : son rapport', 'what: her report'),
          phrases: { fr: ['rapport'], en: ['report'] },
        },
      ],
    })),
    politePhrases: { fr: ['merci', 'bonjour', 'peux-tu'], en: ['please', 'hello', 'could you'] },
    slang: { fr: ['ouais', "t'as"], en: ['gonna', 'u'] },
  },
  emotionRecognition: {
    choices: Emotion.options.map((id, i) => ({ id, label: both(EMOTION_NAMES[i] ?? id, firstUpper(id)) })),
    items: (['fear', 'sad', 'neutral', 'angry', 'surprised'] as const).map((correct, i) => ({
      id: `scene-${i + 1}`,
      correct,
      scene: both(`Scène ${i + 1}.`, `Scene ${i + 1}.`),
      illustration: both(`Dessin ${i + 1}.`, `Drawing ${i + 1}.`),
      cue: both(`Indice ${i + 1}.`, `Cue ${i + 1}.`),
    })),
  },
  cognitiveReflection: (
    [
      ['5 minutes', '5 minutes', '50 minutes', '50 minutes'],
      ['0,05 $', '$0.05', '0,10 $', '$0.10'],
      ['Deuxième', 'Second', 'Première', 'First'],
    ] as const
  ).map(([fr, en, temptingFr, temptingEn], i) => ({
    id: `question-${i + 1}`,
    question: both(`Question numéro ${i + 1} ?`, `Question number ${i + 1}?`),
    answer: both(fr, en),
    accept: { fr: [fr], en: [en] },
    tempting: both(temptingFr, temptingEn),
    options: { fr: [fr, temptingFr, 'x', 'y'], en: [en, temptingEn, 'x', 'y'] },
    correctAnswer: '0' as const,
    explanation: both(`Explication ${i + 1}.`, `Explanation ${i + 1}.`),
  })),
  stroop: {
    colours: StroopColour.options.map((id, i) => ({ id, name: both(COLOUR_NAMES[i] ?? id, id) })),
    items: [
      { id: 'red-in-blue', word: 'red', ink: 'blue' },
      { id: 'green-in-red', word: 'green', ink: 'red' },
      { id: 'blue-in-yellow', word: 'blue', ink: 'yellow' },
    ],
    pool: [
      { id: 'red-in-red', word: 'red', ink: 'red' },
      { id: 'yellow-in-green', word: 'yellow', ink: 'green' },
    ],
  },
  verbalMemory: {
    words: { fr: numbered(40, (n) => `mot${n}`), en: numbered(40, (n) => `word${n}`) },
  },
})
