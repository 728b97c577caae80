import { Trans } from '@lingui/react/macro'
import { PencilLine } from 'lucide-react'
import { Badge } from '#ui/badge'

/** Says that this device has unsaved changes. */
export const DraftedBadge = ({ isDrafted }: { isDrafted: boolean }) =>
  isDrafted ? (
    <Badge tone="warning" icon={PencilLine}>
      <Trans>Not saved</Trans>
    </Badge>
  ) : null
