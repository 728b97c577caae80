import { Trans } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { Badge } from '#ui/badge'

/** Whether learners can see the item, shown by icon, tint and word. */
export const PublishBadge = ({ isPublished }: { isPublished: boolean }) => (
  <Badge tone={isPublished ? 'success' : 'neutral'} icon={isPublished ? Eye : EyeOff}>
    {isPublished ? <Trans>Published</Trans> : <Trans>Draft</Trans>}
  </Badge>
)
