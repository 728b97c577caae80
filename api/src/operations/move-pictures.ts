import type { Store } from '../db/store.ts'
import { contentImage } from '../db/tables/content/content-images.ts'
import { profileImage } from '../db/tables/people/profile-images.ts'
import {
  addRemoval,
  dropRemoval,
  fileKey,
  namesInRows,
  referToContentFile,
  referToProfileFile,
  usersInRows,
} from '../db/tables/picture-removals.ts'
import { contentImageKey, profileImageKey, putPicture, UNCLAIMED_MS } from '../pictures.ts'
import type { Files } from '../s3-files.ts'
import { OperationError } from './operation.ts'

/**
 * Moves the pictures that the database holds to the store of files, one by one, while servers run. If it is
 * interrupted, the next run continues where it stopped. A picture that changes meanwhile is left to the server that
 * changed it.
 */
export async function movePictures(store: Store, files: Files | undefined, now: number): Promise<string> {
  if (!files) throw new OperationError('S3_URL is not set: there is no store to move the pictures to.')
  let [ofContent, ofLearners] = [0, 0]
  for (const { name } of await namesInRows(store.read)) {
    const [image] = await contentImage(store.read, { name })
    if (!image || fileKey(image.base64) !== undefined) continue
    const { base64: to } = await putPicture(files, contentImageKey(name), image)
    if (await store.write((db) => referToContentFile(db, name, { from: image.base64, to }))) ofContent++
  }
  for (const { userId, imageAt } of await usersInRows(store.read)) {
    const [image] = await profileImage(store.read, { userId })
    if (!image || imageAt === null || fileKey(image.base64) !== undefined) continue
    const key = profileImageKey(userId, imageAt)
    // The file is marked for removal until the row refers to it, so that an interruption leaves no unused file.
    await store.write((db) => addRemoval(db, key, now + UNCLAIMED_MS))
    const { base64: to } = await putPicture(files, key, image)
    const isMoved = await store.write(async (db) => {
      if (!(await referToProfileFile(db, userId, { from: image.base64, to }))) return false
      await dropRemoval(db, key)
      return true
    })
    if (isMoved) ofLearners++
  }
  return `Moved to the store: ${ofContent} pictures of the content, ${ofLearners} of learners.\n`
}
