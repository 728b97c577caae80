import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImageUp, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PROFILE_IMAGE_SIDE } from 'shared/model/user'
import { openPicture, type Picture } from '#browser/picture'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { FileButton } from '#ui/file-button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/row'
import { Slider } from '#ui/slider'
import { Stack } from '#ui/stack'
import { type Crop, cropSquare, WHOLE, ZOOM_MAX } from './crop'

const Problem = chakra('p', { base: { color: 'danger.fg', fontSize: 'sm', fontWeight: 500 } })

/** The picture that stands beside a name: chosen, cut to a square, made small, all on the device. */
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
      // Whatever the browser cannot decode is no picture here: the one before stays.
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
        <FileButton name={<Trans>Picture file</Trans>} accept="image/*" onFile={(file) => void choose(file)}>
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
          <Trans>This file is not a picture that can be read here. Choose a PNG, JPEG or WebP picture.</Trans>
        </Problem>
      )}
      {picture && (
        <>
          {slider('zoom', t`Zoom`, ZOOM_MAX, 1)}
          {slider('x', t`Left to right`, 1)}
          {slider('y', t`Top to bottom`, 1)}
        </>
      )}
    </Stack>
  )
}
