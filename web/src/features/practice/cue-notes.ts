import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a marked sentence does, by the evaluator's name for it; in the second group, what to look at again. */
export const CUE_NOTES: Record<string, MessageDescriptor> = {
  'their-side': msg`You say what somebody else stands to lose or to gain.`,
  'more-than-one': msg`You hold more than one person in view.`,
  unknown: msg`You name what you do not know yet.`,
  asks: msg`You ask before you conclude.`,
  tension: msg`You name what pulls in two directions.`,
  'no-blame': msg`You leave the benefit of the doubt.`,
  feeling: msg`You name what the person may feel.`,
  listens: msg`You let the person speak first.`,
  'if-then': msg`You foresee what you do if it turns out otherwise.`,
  offers: msg`You propose and leave a choice.`,
  acts: msg`You say what you do, in so many words.`,
  resources: msg`You bring in somebody or something that can help.`,
  'follows-up': msg`You come back to see how it went.`,
  limits: msg`You say what you will not do.`,
  reasons: msg`You say why, and for whom it matters.`,
  tact: msg`You choose the place and the tone.`,

  conceals: msg`Something is hidden here. Who would be misled?`,
  exposes: msg`This puts somebody’s matter before others. Could it stay between you?`,
  dismisses: msg`This passes over what the person feels. One sentence of listening changes it.`,
  punishes: msg`The penalty comes before the person was heard.`,
  blames: msg`A verdict: the person does not learn why, and you have not heard them.`,
  'serves-oneself': msg`The reason given is your own advantage. Whose interest comes first here?`,
  pushes: msg`This leaves no choice. Offer one.`,
}
