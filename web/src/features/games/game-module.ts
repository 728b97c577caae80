import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType, RefObject } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { GameContent } from 'shared/model/content/game-content'
import type { GameScoring } from 'shared/model/game-result'
import type { Chance } from 'shared/rules/games/chance'

/** The outcome of a game; the score is null for a lost game without one. */
export interface GameOutcome {
  score: number | null
  details: Record<string, unknown>
  /**
   * Ids of the prompts for which the player’s rewritten messages were submitted with the result; their drafts are then
   * deleted.
   */
  prompts?: readonly string[]
}

/** The props that the frame passes to a running game. */
export interface GameProps {
  content: GameContent
  language: Language
  /** While true, timed content must be hidden, and no clock may run. */
  paused: boolean
  /** Milliseconds of play without pauses, until now or until another time of `performance.now()`. */
  elapsed: (at?: number) => number
  /** Factor from 1 by which content is shown longer for a learner with extra time. */
  extraTime: number
  chance: Chance
  /** The element that contains the game: a game handles keys only while the focus is inside it. */
  area: RefObject<HTMLDivElement | null>
  /** The last value that was given to `keep` in a run that is continued; undefined in a new run. */
  kept: unknown
  /** Stores the state of a run, in a game that is `resumable`. */
  keep: (state: unknown) => void
  /** Announces text to a screen reader. */
  announce: (text: string) => void
  finish: (outcome: GameOutcome) => void
}
export interface ReviewProps {
  content: GameContent
  language: Language
  details: Record<string, unknown>
}

/** A built-in game, as its folder exports it to the frame. */
export interface GameModule {
  scoring: GameScoring
  /** What the game trains. */
  trains: MessageDescriptor
  /** The instructions, one per step. */
  steps: readonly MessageDescriptor[]
  keyboard: MessageDescriptor
  touch: MessageDescriptor
  /** Whether the game shows content for a limited time, which extra time extends. */
  shows?: true
  /** Whether the game pauses when the window loses the focus or is hidden. */
  timed?: true
  /** Whether the game continues after a reload. */
  resumable?: true
  /** Deletes what the game keeps between visits: a run that is started over begins without it. */
  forget?: (content: GameContent) => Promise<void>
  /** Whether the learner decides about saving the result. */
  savedByButton?: true
  /** Options before the start. */
  Settings?: ComponentType
  Play: ComponentType<GameProps>
  /** The explanations after the end. */
  Review?: ComponentType<ReviewProps>
}
