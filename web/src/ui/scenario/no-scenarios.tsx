import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'

/** Shown instead of a list of scenarios that is empty or could not be loaded. */
export const NoScenarios = ({ onReload }: { onReload: () => void }) => (
  <EmptyState
    drawing="talk"
    title={<Trans>No scenarios available.</Trans>}
    action={
      <Button onClick={onReload}>
        <Trans>Reload</Trans>
      </Button>
    }
  >
    <Trans>Once downloaded, they stay on this device.</Trans>
  </EmptyState>
)
