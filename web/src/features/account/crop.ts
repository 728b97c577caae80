/**
 * The crop of a picture: zoom 1 shows the largest square, `ZOOM_MAX` a part of it; x and y from 0 (left, top) to 1
 * (right, bottom).
 */
export interface Crop {
  zoom: number
  x: number
  y: number
}
export const ZOOM_MAX = 4
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** The square that a crop selects, in pixels of the picture; always inside the picture. */
export function cropSquare({ width, height }: { width: number; height: number }, { zoom, x, y }: Crop) {
  const size = Math.min(width, height) / between(1, zoom, ZOOM_MAX)
  return { x: (width - size) * between(0, x, 1), y: (height - size) * between(0, y, 1), size }
}
