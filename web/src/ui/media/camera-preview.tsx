import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

const Film = chakra('video', {
  base: {
    display: 'block',
    width: 'full',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: 'md',
    background: 'bg.muted',
    // The picture is mirrored, so that a movement to the right is seen to the right.
    transform: 'scaleX(-1)',
  },
  variants: { size: { small: { maxWidth: '168px' }, large: { maxWidth: '280px' }, wide: { maxWidth: '480px' } } },
})

/** The camera's picture, mirrored and without sound. */
export function CameraPreview({ stream, size }: { stream: MediaStream; size: 'small' | 'large' | 'wide' }) {
  const { t } = useLingui()
  const show = useCallback(
    (film: HTMLVideoElement | null) => {
      if (film) film.srcObject = stream
    },
    [stream],
  )
  return <Film ref={show} size={size} autoPlay muted playsInline aria-label={t`Your camera`} />
}
