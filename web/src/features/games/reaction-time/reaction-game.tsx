import { msg } from '@lingui/core/macro'
import { REACTION_SCORING } from 'shared/rules/games/reaction-time'
import type { GameModule } from '../game-module'
import { ReactionPlay } from './reaction-play'
import { ReactionReview } from './reaction-review'

export const reactionGame: GameModule = {
  scoring: REACTION_SCORING,
  trains: msg`Measures how fast you respond to a signal. Your screen and your keyboard or finger add a few milliseconds.`,
  steps: [
    msg`Press the panel, then wait: after 1.5 to 4 seconds, its frame, symbol and word change.`,
    msg`Press again as fast as you can. If you press too early, the try is repeated.`,
    msg`Five tries; the average counts.`,
  ],
  keyboard: msg`Press Space or Enter when the panel is selected.`,
  touch: msg`Touch the panel.`,
  timed: true,
  Play: ReactionPlay,
  Review: ReactionReview,
}
