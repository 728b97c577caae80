import { msg } from '@lingui/core/macro'
import { JUDGEMENT_SCORING } from 'shared/rules/games/situational-judgement'
import type { GameModule } from '../game-module'
import { JudgementPlay } from './judgement-play'
import { JudgementReview } from './judgement-review'

/** Four scenarios one at a time, then the results. */
export const judgementGame: GameModule = {
  scoring: JUDGEMENT_SCORING,
  trains: msg`Practise choosing between four reasonable actions and saying why one of them is best.`,
  steps: [
    msg`Read the situation and choose the action you think is best.`,
    msg`Say why in a sentence or two. Fifty characters earn one more point: it is for their number, not for what they say.`,
    msg`You can go back and change your mind until you submit all four.`,
  ],
  keyboard: msg`Arrows choose an action; Tab goes to the reason and the buttons.`,
  touch: msg`Tap an action to choose it.`,
  resumable: true,
  Play: JudgementPlay,
  Review: JudgementReview,
}
