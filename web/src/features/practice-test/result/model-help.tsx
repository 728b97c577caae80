import { Trans } from '@lingui/react/macro'

/** Explains why this model answer is shown first: its length fits what the learner can say or type in the time. */
export function ModelHelp({ typed, wpm }: { typed: boolean; wpm: number | null }) {
  if (!typed) return <Trans>Length: what you can say in one minute</Trans>
  if (wpm === null) return <Trans>Shortest first: your typing speed is not known yet</Trans>
  return <Trans>Length: what you can type at your pace ({wpm} WPM)</Trans>
}
