import { msg } from '@lingui/core/macro'
import { REACTION_SCORING } from 'shared/rules/games/reaction-time'
import type { GameModule } from '../game-module'
import { ReactionPlay } from './reaction-play'
import { ReactionReview } from './reaction-review'

export const reactionGame: GameModule = {
  scoring: REACTION_SCORING,
  trains: msg`Measures how fast you answer a signal. Your screen and your keyboard or finger add some milliseconds.`,
  steps: [
    msg`Press the panel, then wait: after one and a half to four seconds its frame, its sign and its word change.`,
    msg`Press again as fast as you can. Too early does not count, and the try is repeated.`,
    msg`Five tries; the mean counts.`,
  ],
  keyboard: msg`Space or Enter, with the focus on the panel.`,
  touch: msg`Touch the panel.`,
  timed: true,
  Play: ReactionPlay,
  Review: ReactionReview,
}
