import * as z from 'zod/mini'

/** Pixels of the longer side of a picture in a module; the device scales it down before the upload. */
export const CONTENT_IMAGE_SIDE = 1600
/** Bytes of a decoded picture. */
export const CONTENT_IMAGE_BYTES_MAX = 1024 * 1024
/** Characters of the data URL of such a picture: four for every three bytes, and the prefix. */
const DATA_URL_MAX = Math.ceil((CONTENT_IMAGE_BYTES_MAX * 4) / 3) + 64
/** Where pictures of the content are served: outside of `/api`, so that the service worker may cache them. */
export const CONTENT_IMAGES = '/content-images'

/**
 * Pattern of a picture's address. The name is the beginning of the SHA-256 of its bytes, so the content at an address
 * never changes.
 */
export const CONTENT_IMAGE_ADDRESS = `${CONTENT_IMAGES}/[0-9a-f]{32}\\.(?:png|jpeg|webp)`

/** A picture of one pixel. */
const EXAMPLE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

export const ContentImageInput = z.object({
  dataUrl: z
    .string()
    .check(z.maxLength(DATA_URL_MAX), z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/))
    .register(z.globalRegistry, { examples: [EXAMPLE] }),
})
export type ContentImageInput = z.infer<typeof ContentImageInput>
export const ContentImage = z.object({ url: z.string() }).register(z.globalRegistry, { id: 'ContentImage' })
export type ContentImage = z.infer<typeof ContentImage>
