import { createHash } from 'node:crypto'

export interface Image {
  type: string
  base64: string
}
/** Longest side in pixels, and bytes of the file. */
export interface ImageLimits {
  side: number
  bytes: number
}
interface Size {
  width: number
  height: number
}

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** PNG (RFC 2083 §3): signature, then IHDR with width and height. */
const png = (b: Buffer): Size | undefined =>
  b.length > 24 && text(b, 0, 8) === '\x89PNG\r\n\x1a\n' && text(b, 12, 16) === 'IHDR'
    ? { width: b.readUInt32BE(16), height: b.readUInt32BE(20) }
    : undefined

/** Start-of-frame markers (ITU T.81 table B.1): C0 to CF except DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** JPEG (ITU T.81 §B): segments up to the frame header, which has height and width. */
function jpeg(b: Buffer): Size | undefined {
  if (b.length < 4 || b.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < b.length; ) {
    if (b[at] !== 0xff) return undefined
    const marker = b[at + 1] as number
    if (isFrame(marker)) return { height: b.readUInt16BE(at + 5), width: b.readUInt16BE(at + 7) }
    at += 2 + b.readUInt16BE(at + 2)
  }
  return undefined
}

/** WebP (RFC 9649 §2): one of three kinds of first chunk, each with its own encoding of the size. */
function webp(b: Buffer): Size | undefined {
  if (b.length < 30 || text(b, 0, 4) !== 'RIFF' || text(b, 8, 12) !== 'WEBP') return undefined
  const kind = text(b, 12, 16)
  if (kind === 'VP8 ') return { width: b.readUInt16LE(26) & 0x3fff, height: b.readUInt16LE(28) & 0x3fff }
  if (kind === 'VP8L') {
    const bits = b.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (kind === 'VP8X') return { width: b.readUIntLE(24, 3) + 1, height: b.readUIntLE(27, 3) + 1 }
  return undefined
}
const SIZE_OF: Record<string, (bytes: Buffer) => Size | undefined> = {
  'image/png': png,
  'image/jpeg': jpeg,
  'image/webp': webp,
}

/**
 * The picture of a data URL, if it is within the limits and its first bytes match its type. No other type is stored, in
 * particular not SVG, which can contain scripts.
 */
export function readImage(dataUrl: string, limits: ImageLimits): Image | undefined {
  const [, type = '', base64 = ''] = /^data:(image\/[a-z]+);base64,(.+)$/.exec(dataUrl) ?? []
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0 || bytes.length > limits.bytes) return undefined
  const size = SIZE_OF[type]?.(bytes)
  if (!size) return undefined
  const fits = [size.width, size.height].every((side) => side >= 1 && side <= limits.side)
  return fits ? { type, base64 } : undefined
}

/**
 * The name of a content picture, derived from its bytes: the first 32 hexadecimal digits of their SHA-256, and the type
 * as the ending.
 */
export function contentImageName({ type, base64 }: Image): string {
  const digest = createHash('sha256').update(base64, 'base64').digest('hex').slice(0, 32)
  return `${digest}.${type.slice('image/'.length)}`
}
