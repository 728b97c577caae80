import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useInstall } from '#browser/install'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'

const DISMISSED = 'situ.install-offer'

/** Offers to install the app after the learner's first activities, and never again once declined. */
export function InstallOffer({ activities }: { activities: number }) {
  const { state, install } = useInstall()
  const [hidden, setHidden] = useState(() => localStorage.getItem(DISMISSED) !== null)
  if (hidden || (state !== 'available' && state !== 'ios') || activities === 0) return null
  const refuse = () => {
    localStorage.setItem(DISMISSED, '1')
    setHidden(true)
  }
  return (
    <Notice
      action={
        <>
          {state === 'available' && (
            <Button size="sm" tone="quiet" onClick={() => void install()}>
              <Trans>Install</Trans>
            </Button>
          )}
          <Button size="sm" tone="quiet" onClick={refuse}>
            <Trans>No, thank you</Trans>
          </Button>
        </>
      }
    >
      <b>
        <Trans>Keep Situ on this device.</Trans>
      </b>{' '}
      <Trans>Once installed, Situ opens offline and your browser keeps your data.</Trans>{' '}
      {state === 'ios' && (
        <Trans>
          In Safari, touch the Share button, then “Add to Home Screen.” Open Situ from its icon from then on.
        </Trans>
      )}
    </Notice>
  )
}
