import type { PictureLight } from '#browser/picture-light'

export type LightState = 'dark' | 'bright' | 'behind' | 'good'
// Of 255. Under the first a face has no features, over the second it is washed out; the third is a window behind the head.
const DARK = 60
const BRIGHT = 215
const BEHIND = 60

/** How a face is lit, by the brightness of the middle of the picture and of what is around it. */
export function lightOf({ middle, around }: PictureLight): LightState {
  if (around - middle > BEHIND) return 'behind'
  if (middle < DARK) return 'dark'
  return middle > BRIGHT ? 'bright' : 'good'
}
