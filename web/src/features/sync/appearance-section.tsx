import { Trans } from '@lingui/react/macro'
import { Card } from '#ui/card'
import { PageSection } from '#ui/page-section'
import { ThemeChoice } from '#ui/theme-choice'

/** Light, dark, or as the system says. */
export const AppearanceSection = () => (
  <PageSection title={<Trans>Appearance</Trans>} help={<Trans>For this device</Trans>}>
    <Card>
      <ThemeChoice />
    </Card>
  </PageSection>
)
