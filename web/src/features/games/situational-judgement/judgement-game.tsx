import { msg } from '@lingui/core/macro'
import { JUDGEMENT_SCORING } from 'shared/rules/games/situational-judgement'
import type { GameModule } from '../game-module'
import { JudgementPlay } from './judgement-play'
import { JudgementReview } from './judgement-review'

/** Spec 2 §4, §9: four scenarios one at a time, then the results. */
export const judgementGame: GameModule = {
  scoring: JUDGEMENT_SCORING,
  trains: msg`Trains the choice between four reasonable acts, and saying why one of them is the best.`,
  steps: [
    msg`Read the situation and choose the act that you find best.`,
    msg`Say why in a sentence or two. The reason adds up to one point: the whole point from fifty characters on.`,
    msg`You may go back and change your mind until you submit all four.`,
  ],
  keyboard: msg`Arrows choose an act, Tab goes to the reason and to the buttons.`,
  touch: msg`Touch an act to choose it.`,
  resumable: true,
  Play: JudgementPlay,
  Review: JudgementReview,
}
