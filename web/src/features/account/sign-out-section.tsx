import { Trans } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { useSignOut } from '#session/use-sign-out'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { TextLink } from '#ui/text-link'

/**
 * Signs out; unsent writes are sent first. A link leads to the page of this device, which has the settings of its
 * appearance.
 */
export function SignOutSection() {
  const { leaving, leave, question } = useSignOut()
  return (
    <PageSection title={<Trans>This device</Trans>}>
      <Card>
        <Row>
          <p className="about grow">
            <Trans>Whatever has not been sent yet is sent before you sign out.</Trans>
          </p>
          <Button loading={leaving} onClick={leave}>
            <Icon of={LogOut} size="s" />
            <Trans>Sign out</Trans>
          </Button>
        </Row>
        <p className="about">
          <TextLink to="/device" css={{ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' }}>
            <Trans>Appearance, storage and backup</Trans>
          </TextLink>
        </p>
        {question}
      </Card>
    </PageSection>
  )
}
