/** A picture that the learner chose, decoded. */
export interface Picture {
  width: number
  height: number
  /**
   * Draws the part of `size` pixels at (x, y) as a square of `side` pixels; returns a data URL in WebP, or in JPEG
   * where the browser cannot write WebP.
   */
  square: (part: { x: number; y: number; size: number }, side: number) => string
  /**
   * Draws the whole picture, made smaller where its longer side exceeds `side` pixels; returns a data URL in the same
   * way.
   */
  within: (side: number) => string
  close: () => void
}

const QUALITY = 0.85

/** Decodes a picture file in the orientation of its metadata; throws where the browser cannot decode it. */
export async function openPicture(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  return {
    width: bitmap.width,
    height: bitmap.height,
    square: ({ x, y, size }, side) => drawn(bitmap, { x, y, width: size, height: size }, { width: side, height: side }),
    within: (side) => {
      const { width, height } = bitmap
      const scale = Math.min(1, side / Math.max(width, height))
      const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
      return drawn(bitmap, { x: 0, y: 0, width, height }, size)
    },
    close: () => bitmap.close(),
  }
}

interface Size {
  width: number
  height: number
}
/** A part of a picture in another size, as a data URL. */
function drawn(bitmap: ImageBitmap, part: Size & { x: number; y: number }, { width, height }: Size): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no canvas')
  // Transparent parts would become black where the browser can only write JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height)
  const webp = canvas.toDataURL('image/webp', QUALITY)
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', QUALITY)
}
