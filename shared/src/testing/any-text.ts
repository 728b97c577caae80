import fc from 'fast-check'

const SURROGATES = [0xd800, 0xdfff] as const
const codePoint = fc.oneof(
  fc.integer({ min: 0, max: SURROGATES[0] - 1 }),
  fc.integer({ min: SURROGATES[1] + 1, max: 0x10ffff }),
)

/**
 * Text of any Unicode characters; the limits count code points. `fc.string({ unit: 'binary' })` draws the same texts,
 * but first lists all characters, which takes a second.
 */
export const anyText = (limits: { minLength?: number; maxLength?: number } = {}) =>
  fc.array(codePoint, limits).map((points) => String.fromCodePoint(...points))
