import { CONTENT_IMAGE_BYTES_MAX, CONTENT_IMAGE_SIDE } from 'shared/model/content/content-image'
import * as z from 'zod/mini'
import { contentImageName, readImage } from '../areas/read-image.ts'
import type { Db } from '../db/schema.ts'
import { addContentImage, allContentImages } from '../db/tables/content/content-images.ts'
import { fileKey } from '../db/tables/picture-removals.ts'
import type { Files } from '../s3-files.ts'
import type { Fate } from './content-sections.ts'
import { OperationError } from './operation.ts'

const Pictures = z.optional(z.array(z.object({ name: z.string(), type: z.string(), base64: z.string() })))
const LIMITS = { side: CONTENT_IMAGE_SIDE, bytes: CONTENT_IMAGE_BYTES_MAX }

/** The pictures of the modules as in a file; those of a store of files are fetched. */
export async function picturesOut(db: Db, files: Files | undefined) {
  const pictures = []
  for (const picture of await allContentImages(db)) {
    const key = fileKey(picture.base64)
    const bytes = key === undefined ? Buffer.from(picture.base64, 'base64') : await files?.get(key)
    if (!bytes) throw new OperationError(`The picture ${picture.name} is not in the store that the settings name.`)
    pictures.push({ ...picture, base64: Buffer.from(bytes).toString('base64') })
  }
  return pictures
}

/** Validates the pictures of a file now, and returns a function that imports them later. */
export function readingPictures(value: unknown): (db: Db, now: number) => Promise<Fate[]> {
  const { data: pictures = [], success } = Pictures.safeParse(value)
  if (!success) throw new OperationError('pictures: a list of name, type and base64 is expected.')
  for (const { name, type, base64 } of pictures) {
    const image = readImage(`data:${type};base64,${base64}`, LIMITS)
    if (!image || contentImageName(image) !== name)
      throw new OperationError(`pictures (${name}): this is not the picture that its name says.`)
  }
  return async (db, now) => {
    const fates: Fate[] = []
    for (const picture of pictures) fates.push((await addContentImage(db, picture, now)) ? 'created' : 'same')
    return fates
  }
}
