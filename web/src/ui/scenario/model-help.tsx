import { Trans } from '@lingui/react/macro'

/**
 * Explains which model answer is shown first: one whose length fits what the learner can say or type in the time, or
 * the shortest while the typing speed is not known.
 */
export function ModelHelp({ typed, wpm }: { typed: boolean; wpm: number | null }) {
  if (!typed) return <Trans>Length: what you can say in one minute</Trans>
  if (wpm === null) return <Trans>Shortest first: your typing speed is not known yet</Trans>
  return <Trans>Length: what you can type at your pace ({wpm} WPM)</Trans>
}
