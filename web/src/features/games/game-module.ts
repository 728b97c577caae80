import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType, RefObject } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { GameContent } from 'shared/model/game-content'
import type { GameScoring } from 'shared/model/game-result'
import type { Chance } from 'shared/rules/games/chance'

/** How a game ended; the score is null for one that was lost and has none. */
export interface GameOutcome {
  score: number | null
  details: Record<string, unknown>
  /** Drafts that end with it. */
  draftKeys?: readonly string[]
}

/** What the frame gives a game while it is played. */
export interface GameProps {
  content: GameContent
  language: Language
  /** Nothing may be seen of what is timed, and no clock may run. */
  paused: boolean
  /** Milliseconds of play until now, or until another moment of `performance.now()`, without pauses. */
  elapsed: (at?: number) => number
  /** How much longer things are shown to a learner with extra time: a factor from 1. */
  extraTime: number
  chance: Chance
  /** What the frame listens on for keys: the focus is somewhere in it. */
  area: RefObject<HTMLDivElement | null>
  /** What `keep` was given before a reload. */
  kept: unknown
  /** Keeps where the game stands, for a game that is gone on with after a reload. */
  keep: (state: unknown) => void
  /** Says something to a screen reader. */
  announce: (text: string) => void
  finish: (outcome: GameOutcome) => void
}
export interface ReviewProps {
  content: GameContent
  language: Language
  details: Record<string, unknown>
}

/** A built-in game, as its folder gives it to the frame. */
export interface GameModule {
  scoring: GameScoring
  /** What it trains. */
  trains: MessageDescriptor
  /** How it goes, a step each. */
  steps: readonly MessageDescriptor[]
  keyboard: MessageDescriptor
  touch: MessageDescriptor
  /** It shows things for a moment, for longer with extra time. */
  shows?: true
  /** A lost window pauses it. */
  timed?: true
  /** A reload goes on with it. */
  resumable?: true
  /** The learner decides whether the result is kept (spec 2 §4). */
  savedByButton?: true
  /** What can be chosen before it begins. */
  Settings?: ComponentType
  Play: ComponentType<GameProps>
  /** What is explained once it is over. */
  Review?: ComponentType<ReviewProps>
}
