import { Trans } from '@lingui/react/macro'
import { GOAL_2048 } from 'shared/rules/games/2048'
import type { ReviewProps } from '../game-module'

/** Shows the highest tile, and whether the goal was reached. */
export function Review2048({ details }: ReviewProps) {
  const { highest } = details as { highest: number }
  return (
    <p>
      <Trans>Highest tile: {highest}</Trans> {highest >= GOAL_2048 && <Trans>You reached the goal.</Trans>}
    </p>
  )
}
