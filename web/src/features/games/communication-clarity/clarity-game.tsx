import { msg } from '@lingui/core/macro'
import { CLARITY_SCORING } from 'shared/rules/games/communication-clarity'
import { saveClarityDraft } from '#data/games/game-runs'
import type { GameModule } from '../game-module'
import { ClarityPlay } from './clarity-play'
import { ClarityReview } from './clarity-review'

/** Two messages to rewrite, each stored as a draft. */
export const clarityGame: GameModule = {
  scoring: CLARITY_SCORING,
  trains: msg`Practise saying what is needed, clearly and without hurting anyone.`,
  steps: [
    msg`Read who you are writing to, and the original message.`,
    msg`Rewrite it. What you write stays on this device until you hand it in.`,
    msg`Five simple rules give the score: enough words, a polite phrase, no slang, a capital letter at the start, punctuation at the end.`,
    msg`The score is for the form. Beside it you see what of the message survived: who, what, when, where.`,
  ],
  keyboard: msg`Write in the fields; Tab moves on.`,
  touch: msg`Tap a field and write.`,
  forget: async ({ communicationClarity: { prompts } }) => {
    for (const { id } of prompts) await saveClarityDraft(id, '')
  },
  Play: ClarityPlay,
  Review: ClarityReview,
}
