import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Icon } from '#ui/icon'

/** The link back to the grid. */
export function GamesCrumb() {
  return (
    <Link to="/games">
      <Icon of={ArrowLeft} size="s" />
      <Trans>Back to the games</Trans>
    </Link>
  )
}
