import type { Logger } from 'pino'
import { MESSAGES } from 'shared/contract/messages'
import type { Store } from './db/store.ts'
import { addRemoval, dropRemoval, dueRemovals, fileKey, fileMark } from './db/tables/picture-removals.ts'
import { Refusal } from './http/failures.ts'
import { type Files, FilesUnavailable } from './s3-files.ts'

/** A picture as its row holds it: base64, or the mark of a file. */
interface Held {
  type: string
  base64: string
}
export type Pictures = ReturnType<typeof createPictures>

/** Milliseconds after which a file that no row refers to is removed: its transaction has ended long before. */
export const UNCLAIMED_MS = 3_600_000
const RETRY = { 'Retry-After': '60' }

/** Puts a picture into the store of files; returns what its row holds. */
export const putPicture = async (files: Files, key: string, { type, base64 }: Held): Promise<Held> => {
  await files.put(key, Uint8Array.from(Buffer.from(base64, 'base64')), type)
  return { type, base64: fileMark(key) }
}
/** Keys of files: a picture of the content has a name that is made of its bytes. */
export const contentImageKey = (name: string) => `content-images/${name}`
export const profileImageKey = (userId: string, at: number) => `profile-images/${userId}/${at}`

/**
 * Where the bytes of pictures are: in their rows, or in a store of files, and then the rows hold the names of the
 * files. Pictures that were stored before the settings changed stay where they are. A store that fails is a refusal
 * with 503.
 */
export function createPictures({ store, files, log }: { store: Store; files: Files | undefined; log: Logger }) {
  async function asked<T>(ask: (files: Files) => Promise<T>): Promise<T> {
    try {
      if (!files) throw new FilesUnavailable('a picture is in a store of files that the settings do not name')
      return await ask(files)
    } catch (error) {
      if (!(error instanceof FilesUnavailable)) throw error
      log.warn({ err: error }, 'the store of pictures failed')
      throw new Refusal(503, MESSAGES.picturesAway, {}, RETRY)
    }
  }
  const put = (key: string, image: Held) => asked((to) => putPicture(to, key, image))
  return {
    /**
     * Stores a learner's picture, before the transaction that stores the returned row. If that transaction never
     * commits, the file is removed an hour later.
     */
    async keepOfUser(userId: string, at: number, image: Held): Promise<Held> {
      if (!files) return image
      const key = profileImageKey(userId, at)
      await store.write((db) => addRemoval(db, key, at + UNCLAIMED_MS))
      return put(key, image)
    },
    /** Stores a picture of the content under its name, which is made of its bytes. */
    async keepOfContent(name: string, image: Held): Promise<Held> {
      return files ? put(contentImageKey(name), image) : image
    },
    /** The bytes of a row's picture; undefined where there is none. */
    async bytesOf(held: Held | undefined): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const key = fileKey(held?.base64)
      if (key !== undefined) return asked((from) => from.get(key))
      return held && Uint8Array.from(Buffer.from(held.base64, 'base64'))
    },
    /** Removes the files that are due; what fails is tried again at the next sweep. */
    async sweep(now: number) {
      if (!files) return
      for (const key of await dueRemovals(store.read, now))
        try {
          await files.remove(key)
          await store.write((db) => dropRemoval(db, key))
        } catch (error) {
          if (!(error instanceof FilesUnavailable)) throw error
          log.warn({ err: error }, 'a picture could not be removed yet')
          return
        }
    },
  }
}
