import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Bilingual } from 'shared/model/bilingual'
import type { GameModule } from './game-module'

export const GAME_GROUPS = ['reasoning', 'attention', 'puzzles'] as const
export type GameGroup = (typeof GAME_GROUPS)[number]

/** A built-in game in the hub; its code is loaded when it is opened. */
interface Entry {
  id: string
  name: Bilingual
  group: GameGroup
  about: MessageDescriptor
  load: () => Promise<GameModule>
}

// biome-ignore format: one line is one game
const GAMES = [
  { id: 'situational-judgement', name: { fr: 'Jugement situationnel', en: 'Situational judgement' }, group: 'reasoning', about: msg`Four situations, four choices, a reason for each.`, load: async () => (await import('./situational-judgement/judgement-game')).judgementGame },
  { id: 'communication-clarity', name: { fr: 'Clarté du message', en: 'Clear messages' }, group: 'reasoning', about: msg`Rewrite a message so that it is polite and useful.`, load: async () => (await import('./communication-clarity/clarity-game')).clarityGame },
  { id: 'emotion-recognition', name: { fr: 'Reconnaître les émotions', en: 'Name the emotion' }, group: 'reasoning', about: msg`Five scenes, six emotions, your response time.`, load: async () => (await import('./emotion-recognition/emotion-game')).emotionGame },
  { id: 'cognitive-reflection', name: { fr: 'Réflexion cognitive', en: 'Cognitive reflection' }, group: 'reasoning', about: msg`Three questions where the first idea is a trap.`, load: async () => (await import('./cognitive-reflection/reflection-game')).reflectionGame },
  { id: 'stroop', name: { fr: 'Couleurs et mots', en: 'Colours and words' }, group: 'attention', about: msg`Name the ink, not the word. Can be played without distinguishing colours.`, load: async () => (await import('./stroop/stroop-game')).stroopGame },
  { id: 'reaction-time', name: { fr: 'Temps de réaction', en: 'Reaction time' }, group: 'attention', about: msg`Press as soon as the signal comes, five times.`, load: async () => (await import('./reaction-time/reaction-game')).reactionGame },
  { id: 'aim-trainer', name: { fr: 'Visée', en: 'Aim' }, group: 'attention', about: msg`Hit thirty targets with a finger, a mouse or the keyboard.`, load: async () => (await import('./aim-trainer/aim-game')).aimGame },
  { id: 'sequence-memory', name: { fr: 'Suite de cases', en: 'Sequence' }, group: 'attention', about: msg`Repeat a sequence that gets one square longer each time.`, load: async () => (await import('./sequence-memory/sequence-game')).sequenceGame },
  { id: 'number-memory', name: { fr: 'Mémoire des nombres', en: 'Number memory' }, group: 'attention', about: msg`Remember a number that grows by a digit each time.`, load: async () => (await import('./number-memory/number-game')).numberGame },
  { id: 'verbal-memory', name: { fr: 'Mémoire des mots', en: 'Word memory' }, group: 'attention', about: msg`Was this word shown before, or is it new?`, load: async () => (await import('./verbal-memory/verbal-game')).verbalGame },
  { id: 'visual-memory', name: { fr: 'Mémoire visuelle', en: 'Visual memory' }, group: 'attention', about: msg`Find the squares that lit up, on a growing board.`, load: async () => (await import('./visual-memory/visual-game')).visualGame },
  { id: 'chimp-test', name: { fr: 'Test du chimpanzé', en: 'Chimp test' }, group: 'attention', about: msg`Press the numbers in order once they are hidden.`, load: async () => (await import('./chimp-test/chimp-game')).chimpGame },
  { id: 'sudoku-4x4', name: { fr: 'Sudoku 4 × 4', en: 'Sudoku 4 × 4' }, group: 'puzzles', about: msg`A short logic puzzle with one solution only.`, load: async () => (await import('./sudoku-4x4/sudoku-game')).sudokuGame },
  { id: '2048', name: { fr: '2048', en: '2048' }, group: 'puzzles', about: msg`Slide equal tiles together, as far as you can.`, load: async () => (await import('./2048/game-2048')).game2048 },
  { id: 'minesweeper', name: { fr: 'Démineur', en: 'Minesweeper' }, group: 'puzzles', about: msg`Open every cell that hides no mine.`, load: async () => (await import('./minesweeper/mines-game')).minesGame },
] as const satisfies readonly Entry[]

export type GameId = (typeof GAMES)[number]['id']
export interface GameEntry extends Entry {
  id: GameId
}
export const CATALOGUE: readonly GameEntry[] = GAMES

export const gameEntry = (id: string) => CATALOGUE.find((entry) => entry.id === id)
