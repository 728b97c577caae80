import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, Download, Share } from 'lucide-react'
import { useInstall } from '#browser/install'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { Icon } from '#ui/icon'
import { Row } from '#ui/row'

/** How to put Situ on this device: a button where the browser offers it, otherwise the way to do it by hand. */
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
            {state === 'available' && (
              <Trans>Its own icon, its own window, and everything ready without a network.</Trans>
            )}
            {state === 'installed' && <Trans>Situ is installed here. It opens without a network.</Trans>}
            {state === 'ios' && (
              <Trans>
                In Safari, touch the Share button, then “Add to Home Screen”. Open Situ from its icon from then on.
              </Trans>
            )}
            {state === 'unavailable' && (
              <Trans>
                In the menu of your browser, choose “Install” or “Add to home screen”. In Firefox on a computer, a
                bookmark does as well: Situ opens offline there too.
              </Trans>
            )}
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
