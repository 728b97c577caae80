import type { PastedEvaluation } from 'shared/model/evaluation'

/** The scores and suggestions of a pasted reply, without the name of the assistant. */
export type Claim = Omit<PastedEvaluation, 'assistant'>
