import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { CONTENT_IMAGE_ADDRESS } from 'shared/model/content/content-image'
import { Button } from '#ui/button'
import { Dialog } from '#ui/feedback/dialog'
import { TextField } from '#ui/form/text-field'
import { Stack } from '#ui/layout/stack'
import { PictureUpload } from './picture-upload'
import { isLinkable } from './rich-text-schema'

/** Whether an address is complete; `URL.canParse` is missing in Chrome below 120 and Safari below 17. */
function isAddress(text: string) {
  try {
    return new URL(text).hostname !== ''
  } catch {
    return false
  }
}

const CONTENT_IMAGE = new RegExp(`^${CONTENT_IMAGE_ADDRESS}$`)

/** Asks for the URL of a link or of a picture, and for the picture's description. */
export function AddressDialog({
  kind,
  onGive,
  onClose,
}: {
  kind: 'link' | 'picture'
  onGive: (address: string, alt: string) => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const [address, setAddress] = useState('https://')
  const [alt, setAlt] = useState('')
  const [asked, setAsked] = useState(false)
  const given = address.trim()
  // A picture may also be an uploaded one: a path of this site.
  const isRight = kind === 'picture' && CONTENT_IMAGE.test(given) ? true : isLinkable(given) && isAddress(given)
  const give = () => (isRight ? onGive(given, alt.trim()) : setAsked(true))
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Prevents the surrounding form from being submitted.
    event.preventDefault()
    give()
  }
  return (
    <Dialog
      title={kind === 'link' ? <Trans>Add a link</Trans> : <Trans>Add a picture</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button tone="primary" onClick={give}>
            <Trans>Add</Trans>
          </Button>
        </>
      }
    >
      <Stack onKeyDown={onEnter}>
        {kind === 'picture' && <PictureUpload onUploaded={setAddress} />}
        <TextField
          label={t`Address`}
          type="url"
          autoFocus={kind === 'link'}
          value={address}
          error={asked && !isRight ? t`Enter an address that starts with https://` : undefined}
          hint={kind === 'picture' && t`Upload an image, or enter its address, starting with https://`}
          onChange={(event) => setAddress(event.target.value)}
        />
        {kind === 'picture' && (
          <TextField
            label={t`Alternative text (describe the image)`}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        )}
      </Stack>
    </Dialog>
  )
}
