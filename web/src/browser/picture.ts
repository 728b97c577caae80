/** A picture that a person chose, decoded. */
export interface Picture {
  width: number
  height: number
  /** Draws the part from (x, y) of `size` pixels as a square of `side`; a data URL, as small as the browser can make it. */
  square: (part: { x: number; y: number; size: number }, side: number) => string
  close: () => void
}

const QUALITY = 0.85

/** Decodes a picture file, turned as its camera meant it; throws where the browser cannot read it as one. */
export async function openPicture(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  return {
    width: bitmap.width,
    height: bitmap.height,
    square: ({ x, y, size }, side) => {
      const canvas = document.createElement('canvas')
      canvas.width = side
      canvas.height = side
      const context = canvas.getContext('2d')
      if (!context) throw new Error('this browser gives no canvas')
      // What is transparent must not turn black where the browser can only write JPEG.
      context.fillStyle = '#fff'
      context.fillRect(0, 0, side, side)
      context.imageSmoothingQuality = 'high'
      context.drawImage(bitmap, x, y, size, size, 0, 0, side, side)
      const webp = canvas.toDataURL('image/webp', QUALITY)
      return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', QUALITY)
    },
    close: () => bitmap.close(),
  }
}
