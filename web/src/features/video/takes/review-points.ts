import { msg } from '@lingui/core/macro'

/** The checklist for one's own answer; the ids are stored with the recording. */
export const REVIEW_POINTS = [
  { id: 'question', text: msg`I answered the question that was asked` },
  { id: 'people', text: msg`I named who is affected, and what they may feel` },
  { id: 'unknown', text: msg`I said what I do not know yet and would ask` },
  { id: 'why', text: msg`I said why, not only what` },
  { id: 'step', text: msg`I ended with a concrete step` },
  { id: 'eyes', text: msg`I looked at the camera` },
  { id: 'calm', text: msg`I spoke calmly, with short pauses` },
] as const
