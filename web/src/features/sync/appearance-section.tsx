import { Trans } from '@lingui/react/macro'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { ThemeChoice } from './theme-choice'

/** Light, dark, or as the system is set. */
export const AppearanceSection = () => (
  <PageSection title={<Trans>Appearance</Trans>} help={<Trans>For this device</Trans>}>
    <Card>
      <ThemeChoice />
    </Card>
  </PageSection>
)
