import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { AnchorButton } from '#ui/anchor-button'
import { Icon } from '#ui/icon'
import { TextsManager } from './texts-manager'

/** The manager of texts to type, with a link that opens it in a tab of its own. */
export function TextsTab() {
  return (
    <>
      <div>
        <AnchorButton href="/typing-admin" target="_blank" rel="noopener">
          <Icon of={ExternalLink} size="s" />
          <Trans>Open in a new tab</Trans>
        </AnchorButton>
      </div>
      <TextsManager />
    </>
  )
}
