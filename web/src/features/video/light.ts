import type { PictureLight } from '#browser/media/picture-light'

export type LightState = 'dark' | 'bright' | 'behind' | 'good'
// Limits of luminance, from 0 to 255. Below the first a face has no features, above the second it is washed out; the
// third is the difference of a window behind the head.
const DARK = 60
const BRIGHT = 215
const BEHIND = 60

/** How a face is lit, from the brightness of the middle of the picture and of its surroundings. */
export function lightOf({ middle, around }: PictureLight): LightState {
  if (around - middle > BEHIND) return 'behind'
  if (middle < DARK) return 'dark'
  return middle > BRIGHT ? 'bright' : 'good'
}
