import { CONTENT_IMAGE_BYTES_MAX, CONTENT_IMAGE_SIDE } from 'shared/model/content/content-image'
import * as z from 'zod/mini'
import { contentImageName, readImage } from '../areas/read-image.ts'
import type { Db } from '../db/schema.ts'
import { addContentImage, allContentImages } from '../db/tables/content/content-images.ts'
import { fileKey } from '../db/tables/picture-removals.ts'
import { contentImageKey, putPicture } from '../pictures.ts'
import type { Files } from '../s3-files.ts'
import type { Fate } from './content-sections.ts'
import { OperationError } from './operation.ts'

const Picture = z.object({ name: z.string(), type: z.string(), base64: z.string() })
const Pictures = z.optional(z.array(Picture))
const LIMITS = { side: CONTENT_IMAGE_SIDE, bytes: CONTENT_IMAGE_BYTES_MAX }

/**
 * The pictures of the modules in base64, as a file of content holds them; those in the store of files are fetched from
 * there. Throws an `OperationError` if one is missing there.
 */
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

type Picture = z.infer<typeof Picture>
type Import = (db: Db, now: number) => Promise<Fate[]>

/**
 * Validates the pictures of a file now. The returned function puts the new ones into the store of files, if there is
 * one, and returns a function that adds the rows of all of them.
 */
export function readingPictures(value: unknown): (db: Db, files: Files | undefined) => Promise<Import> {
  const { data: pictures = [], success } = Pictures.safeParse(value)
  if (!success) throw new OperationError('pictures: a list of name, type and base64 is expected.')
  for (const { name, type, base64 } of pictures) {
    const image = readImage(`data:${type};base64,${base64}`, LIMITS)
    if (!image || contentImageName(image) !== name)
      throw new OperationError(`pictures (${name}): this is not the picture that its name says.`)
  }
  return async (db, files) => {
    const here = new Set((await allContentImages(db)).map(({ name }) => name))
    const kept: Picture[] = []
    for (const picture of pictures)
      kept.push(
        files && !here.has(picture.name)
          ? { ...picture, ...(await putPicture(files, contentImageKey(picture.name), picture)) }
          : picture,
      )
    return async (into, now) => {
      const fates: Fate[] = []
      for (const picture of kept) fates.push((await addContentImage(into, picture, now)) ? 'created' : 'same')
      return fates
    }
  }
}
