import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'

type Paged = { busy: boolean; hasMore: boolean; more: () => void; again: () => void }

export const RefreshButton = ({ busy, again }: Pick<Paged, 'busy' | 'again'>) => (
  <Button loading={busy} onClick={again}>
    <Icon of={RotateCw} size="s" />
    <Trans>Refresh</Trans>
  </Button>
)

/** Loads the next page of a list, where there may be one. */
export const MoreButton = ({ busy, hasMore, more }: Omit<Paged, 'again'>) =>
  hasMore && (
    <div>
      <Button loading={busy} onClick={more}>
        <Trans>Show more</Trans>
      </Button>
    </div>
  )
