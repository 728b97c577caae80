import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropSquare, WHOLE, ZOOM_MAX } from './crop'

test.each([
  [{ width: 400, height: 300 }, WHOLE, { x: 50, y: 0, size: 300 }],
  [
    { width: 300, height: 400 },
    { ...WHOLE, y: 0 },
    { x: 0, y: 0, size: 300 },
  ],
  [
    { width: 400, height: 300 },
    { zoom: 2, x: 1, y: 1 },
    { x: 250, y: 150, size: 150 },
  ],
  [
    { width: 100, height: 100 },
    { zoom: 9, x: 0, y: 0 },
    { x: 0, y: 0, size: 25 },
  ],
  [
    { width: 100, height: 100 },
    { zoom: 0.1, x: 0, y: 0 },
    { x: 0, y: 0, size: 100 },
  ],
])('%j cut by %j', (picture, crop, square) => expect(cropSquare(picture, crop)).toEqual(square))

test('the square is always inside the picture', () => {
  const side = fc.integer({ min: 1, max: 10_000 })
  const any = fc.double({ min: -2, max: ZOOM_MAX + 2, noNaN: true })
  fc.assert(
    fc.property(side, side, any, any, any, (width, height, zoom, x, y) => {
      const square = cropSquare({ width, height }, { zoom, x, y })
      expect(square.size).toBeGreaterThan(0)
      expect(square.x).toBeGreaterThanOrEqual(0)
      expect(square.y).toBeGreaterThanOrEqual(0)
      expect(square.x + square.size).toBeLessThanOrEqual(width + 1e-9)
      expect(square.y + square.size).toBeLessThanOrEqual(height + 1e-9)
    }),
  )
})
