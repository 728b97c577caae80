import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, Download, Share } from 'lucide-react'
import { useInstall } from '#browser/install'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { Row } from '#ui/layout/row'
import { INSTALL_BY_MENU, INSTALL_BY_SHARING } from './about-text'

/** How to install Situ on this device: a button where the browser offers it, otherwise instructions. */
export function InstallCard() {
  const { t } = useLingui()
  const { state, install } = useInstall()
  return (
    <Card>
      <Row spread>
        <div className="grow">
          <b>
            <Trans>Situ on your device</Trans>
          </b>
          <p>
            {state === 'available' && <Trans>Its own icon, its own window, and everything works offline.</Trans>}
            {state === 'installed' && <Trans>Situ is installed on this device. It also opens offline.</Trans>}
            {state === 'ios' && INSTALL_BY_SHARING}
            {state === 'unavailable' && INSTALL_BY_MENU}
          </p>
        </div>
        {state === 'available' && (
          <Button tone="primary" onClick={() => void install()}>
            <Icon of={Download} />
            <Trans>Install</Trans>
          </Button>
        )}
        {state === 'installed' && (
          <Badge tone="success" icon={CircleCheck}>
            {t`Installed`}
          </Badge>
        )}
        {state === 'ios' && <Icon of={Share} size="l" />}
      </Row>
    </Card>
  )
}
