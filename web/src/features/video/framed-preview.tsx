import { chakra } from '@chakra-ui/react/styled-system'
import { CameraPreview } from '#ui/media/camera-preview'

const Frame = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: '480px',
    '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' },
    // White on black is visible on any picture.
    '& .under': { stroke: 'black', strokeWidth: 3, strokeOpacity: 0.55, fill: 'none' },
    '& .over': { stroke: 'white', strokeWidth: 1.25, strokeDasharray: '6 5', fill: 'none' },
  },
})
const GUIDES = 'M0 96h320M160 38c-38 0-58 32-58 68s24 68 58 68 58-32 58-68-20-68-58-68z'

/** The camera's picture, mirrored, with an optional line for the eyes and oval for the head. */
export function FramedPreview({ stream, guides }: { stream: MediaStream; guides: boolean }) {
  return (
    <Frame>
      <CameraPreview stream={stream} size="wide" />
      {guides && (
        <svg viewBox="0 0 320 240" aria-hidden="true">
          <path className="under" d={GUIDES} />
          <path className="over" d={GUIDES} />
        </svg>
      )}
    </Frame>
  )
}
