import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'

/** Shown where no person matches, or there is none yet. */
export const NobodyFound = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear?: () => void }) =>
  isNarrowed && onClear ? (
    <EmptyState
      drawing="search"
      title={<Trans>No results</Trans>}
      action={
        <Button onClick={onClear}>
          <Trans>Show everyone</Trans>
        </Button>
      }
    >
      <Trans>Search by the beginning of a name, an address or an ID.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>No learners yet</Trans>}>
      <Trans>People who register appear here.</Trans>
    </EmptyState>
  )
