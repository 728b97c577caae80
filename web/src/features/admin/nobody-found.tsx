import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'

/** No person fits, or there is none yet. */
export const NobodyFound = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear?: () => void }) =>
  isNarrowed && onClear ? (
    <EmptyState
      drawing="search"
      title={<Trans>Nobody found</Trans>}
      action={
        <Button onClick={onClear}>
          <Trans>Show everybody</Trans>
        </Button>
      }
    >
      <Trans>A search looks for how a name or an address begins.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>No learners yet</Trans>}>
      <Trans>Whoever registers appears here.</Trans>
    </EmptyState>
  )
