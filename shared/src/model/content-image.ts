import * as z from 'zod/mini'

/** Pixels of the longer side of a picture in a module; the device makes it smaller before it sends it. */
export const CONTENT_IMAGE_SIDE = 1600
/** Bytes of a picture, decoded. */
export const CONTENT_IMAGE_BYTES_MAX = 1024 * 1024
/** The same as a data URL: four characters for three bytes, and what stands before them. */
const DATA_URL_MAX = Math.ceil((CONTENT_IMAGE_BYTES_MAX * 4) / 3) + 64
/** Where pictures of the content are served; outside of `/api`, so that a device may keep them. */
export const CONTENT_IMAGES = '/content-images'

/** Pattern of a picture's address. Its name says what it holds (the beginning of the SHA-256 of its bytes): it is the same for ever. */
export const CONTENT_IMAGE_ADDRESS = `${CONTENT_IMAGES}/[0-9a-f]{32}\\.(?:png|jpeg|webp)`

/** One pixel. */
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
