import { chakra } from '@chakra-ui/react/styled-system'
import { minidenticon } from 'minidenticons'
import { useMemo, useState } from 'react'

const Circle = chakra('span', {
  base: {
    width: '36px',
    height: '36px',
    flex: 'none',
    borderRadius: 'full',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    background: 'accent.subtle',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  variants: { size: { m: {}, l: { width: '72px', height: '72px' } } },
})

/** Percent; legible on the light and the dark circle. */
const SATURATION = 45
const LIGHTNESS = 48
const drawn = (seed: string) =>
  `data:image/svg+xml;utf8,${encodeURIComponent(minidenticon(seed, SATURATION, LIGHTNESS))}`

/** A person's picture, or an identicon from their seed; decorative beside the name. */
export function Avatar({ seed, image, size }: { seed: string; image?: string | null; size?: 'm' | 'l' }) {
  const figure = useMemo(() => drawn(seed), [seed])
  // Offline a picture may be missing on this device.
  const [missing, setMissing] = useState<string>()
  return (
    <Circle aria-hidden {...(size && { size })}>
      {image && image !== missing ? (
        <img src={image} alt="" onError={() => setMissing(image)} />
      ) : (
        <img src={figure} alt="" />
      )}
    </Circle>
  )
}
