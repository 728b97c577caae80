import { msg } from '@lingui/core/macro'
import { CLARITY_SCORING } from 'shared/rules/games/communication-clarity'
import type { GameModule } from '../game-module'
import { ClarityPlay } from './clarity-play'
import { ClarityReview } from './clarity-review'

/** Spec 2 §3, §9: two messages to rewrite, each kept as a draft. */
export const clarityGame: GameModule = {
  scoring: CLARITY_SCORING,
  trains: msg`Trains messages that say what is needed, to a person, without a blow.`,
  steps: [
    msg`Read who you are writing to, and the message as it was.`,
    msg`Rewrite it. What you write stays on this device until you hand it in.`,
    msg`Five plain rules give the score: enough words, a polite phrase, no slang, a capital first, a sign at the end.`,
  ],
  keyboard: msg`Write in the fields; Tab goes on.`,
  touch: msg`Touch a field and write.`,
  Play: ClarityPlay,
  Review: ClarityReview,
}
