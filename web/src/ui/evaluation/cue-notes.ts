import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * Comments on marked sentences, by the evaluator's name of the cue; those from `conceals` on are for sentences to look
 * at again.
 */
export const CUE_NOTES: Record<string, MessageDescriptor> = {
  'their-side': msg`You say what someone else could lose or gain.`,
  'more-than-one': msg`You consider more than one person.`,
  unknown: msg`You say what you don’t know yet.`,
  asks: msg`You ask before you conclude.`,
  tension: msg`You name the values in tension.`,
  'no-blame': msg`You give the benefit of the doubt.`,
  feeling: msg`You name what the person may feel.`,
  listens: msg`You let the person speak first.`,
  'if-then': msg`You plan what you will do if things turn out differently.`,
  offers: msg`You propose and leave a choice.`,
  acts: msg`You say concretely what you would do.`,
  resources: msg`You bring in someone or something that can help.`,
  'follows-up': msg`You come back to see how it went.`,
  limits: msg`You say what you will not do.`,
  'their-choice': msg`You leave the decision to the person it belongs to.`,
  reasons: msg`You give a reason.`,
  values: msg`You name a value that counts here.`,
  'own-part': msg`You take responsibility for your part.`,
  tact: msg`You choose the place and the tone.`,

  conceals: msg`Something is being hidden here. Who would be misled?`,
  exposes: msg`This brings up a private matter in front of others. Could it stay between you?`,
  dismisses: msg`This overlooks what the person feels. One sentence of listening would change that.`,
  punishes: msg`The penalty comes before the person has been heard.`,
  blames: msg`This is a verdict: the person doesn’t learn why, and you haven’t heard them.`,
  refuses: msg`This refuses to listen, or to take in what the person feels.`,
  'serves-oneself': msg`The reason you give is your own advantage. Whose interest should come first?`,
  pushes: msg`This leaves the other person no choice. Offer one.`,

  'harm-violence': msg`Violence or a threat. Nothing else in the answer makes up for it.`,
  'harm-theft': msg`This takes what belongs to someone else.`,
  'harm-forgery': msg`This falsifies something that others rely on.`,
  'harm-lying': msg`This is a lie, or hides what happened.`,
  'harm-insult': msg`Contempt for a person. Describe the action instead.`,
  'harm-exposure': msg`This puts someone’s private matter in front of others.`,
  'harm-retaliation': msg`This is revenge. What would repair the harm?`,
  'harm-drugs': msg`This puts someone’s health in danger.`,
  'harm-secret': msg`A grave danger is kept secret here. Who could act on it today?`,
  'harm-illegal': msg`This is against the law, or dangerous.`,
  'harm-other': msg`This seems to harm someone, or to break a rule.`,
}
