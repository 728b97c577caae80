import type { PictureLight } from '#browser/media/picture-light'

export type LightState = 'dark' | 'bright' | 'behind' | 'good'
// Luminance, from 0 to 255. Below DARK a face has no features, above BRIGHT it is washed out. If its surroundings are
// brighter by more than BEHIND, there is a window behind the head.
const DARK = 60
const BRIGHT = 215
const BEHIND = 60

/** How a face is lit, from the brightness of the middle of the picture and of its surroundings. */
export function lightOf({ middle, around }: PictureLight): LightState {
  if (around - middle > BEHIND) return 'behind'
  if (middle < DARK) return 'dark'
  return middle > BRIGHT ? 'bright' : 'good'
}
