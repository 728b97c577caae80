import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { CONTENT_IMAGE_ADDRESS } from 'shared/model/content-image'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Stack } from '#ui/stack'
import { TextField } from '#ui/text-field'
import { PictureUpload } from './picture-upload'
import { isLinkable } from './rich-text-schema'

const CONTENT_IMAGE = new RegExp(`^${CONTENT_IMAGE_ADDRESS}$`)

/** Asks for the address of a link or of a picture, and for what the picture shows. */
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
  // A picture may also be one that was uploaded: a path of this site.
  const isRight = kind === 'picture' && CONTENT_IMAGE.test(given) ? true : isLinkable(given) && URL.canParse(given)
  const give = () => (isRight ? onGive(given, alt.trim()) : setAsked(true))
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around the dialog is not sent by it.
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
          error={asked && !isRight ? t`Please give an address that begins with https://` : undefined}
          hint={kind === 'picture' && t`Upload a picture, or give the address of one, from https://.`}
          onChange={(event) => setAddress(event.target.value)}
        />
        {kind === 'picture' && (
          <TextField
            label={t`What it shows, for those who do not see it`}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        )}
      </Stack>
    </Dialog>
  )
}
