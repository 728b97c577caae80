import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImageUp, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PROFILE_IMAGE_SIDE } from 'shared/model/people/user'
import { openPicture, type Picture } from '#browser/files/picture'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { FileButton } from '#ui/form/file-button'
import { Slider } from '#ui/form/slider'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { type Crop, cropSquare, WHOLE, ZOOM_MAX } from './crop'

const Problem = chakra('p', { base: { color: 'danger.fg', fontSize: 'sm', fontWeight: 500 } })

/** The profile picture: chosen, cropped to a square and scaled down on the device. */
export function PictureField({
  seed,
  image,
  onChange,
}: {
  seed: string
  image: string | null
  onChange: (image: string | null) => void
}) {
  const { t } = useLingui()
  const [picture, setPicture] = useState<Picture>()
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const [refused, setRefused] = useState(false)
  useEffect(() => () => picture?.close(), [picture])

  const cut = (from: Picture, next: Crop) => {
    setCrop(next)
    onChange(from.square(cropSquare(from, next), PROFILE_IMAGE_SIDE))
  }
  const choose = async (file: File) => {
    try {
      const chosen = await openPicture(file)
      setRefused(false)
      setPicture(chosen)
      cut(chosen, WHOLE)
    } catch {
      // A file that the browser cannot decode is refused, and the previous picture is kept.
      setRefused(true)
    }
  }
  const remove = () => {
    setPicture(undefined)
    setRefused(false)
    onChange(null)
  }
  const slider = (name: keyof Crop, label: string, max: number, min = 0) => (
    <Slider
      label={label}
      min={min}
      max={max}
      step={0.05}
      value={crop[name]}
      onChange={(value) => picture && cut(picture, { ...crop, [name]: value })}
    />
  )
  return (
    <Stack role="group" aria-label={t`Picture`}>
      <Row>
        <Avatar seed={seed} image={image} size="l" />
        <FileButton name={<Trans>Image file</Trans>} accept="image/*" onFile={(file) => void choose(file)}>
          <Icon of={ImageUp} size="s" />
          {image ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
        </FileButton>
        {image && (
          <Button tone="quiet" onClick={remove}>
            <Icon of={Trash2} size="s" />
            <Trans>Remove the picture</Trans>
          </Button>
        )}
      </Row>
      {refused && (
        <Problem role="alert">
          <Trans>We can’t open this file. Choose a PNG, JPEG or WebP image.</Trans>
        </Problem>
      )}
      {picture && (
        <>
          {slider('zoom', t`Zoom`, ZOOM_MAX, 1)}
          {slider('x', t`Horizontal position`, 1)}
          {slider('y', t`Vertical position`, 1)}
        </>
      )}
    </Stack>
  )
}
