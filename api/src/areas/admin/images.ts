import type { adminImages as contract } from 'shared/contract/calls/admin/images'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import {
  CONTENT_IMAGE_BYTES_MAX,
  CONTENT_IMAGE_SIDE,
  CONTENT_IMAGES,
  type ContentImageInput,
} from 'shared/model/content/content-image'
import { addContentImage } from '../../db/tables/content/content-images.ts'
import { type Before, beforeWrite } from '../../http/before-write.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/failures.ts'
import type { Pictures } from '../../pictures.ts'
import { contentImageName, readImage } from '../read-image.ts'
import { audit } from './audit.ts'

/**
 * Reads the picture and names it by the hash of its bytes, in a turn of its own; puts it into the store of files, if
 * there is one. Refuses an unusable picture with 422.
 */
const read =
  (pictures: Pictures) =>
  async ({ body: { dataUrl } }: { body: ContentImageInput }, { turn }: Before) => {
    const { name, ...image } = await turn(() => {
      const found = readImage(dataUrl, { side: CONTENT_IMAGE_SIDE, bytes: CONTENT_IMAGE_BYTES_MAX })
      if (!found) throw new Refusal(422, MESSAGES.pictureUnusable, { issues: [{ path: ['dataUrl'], code: 'picture' }] })
      return { name: contentImageName(found), ...found }
    })
    return { name, ...(await pictures.keepOfContent(name, image)) }
  }

/** Pictures of modules: cover image, picture pages, rich text. */
export const adminImages = ({ pictures }: { pictures: Pictures }): Handlers<typeof contract, Call> => ({
  create: beforeWrite(read(pictures), async (_, call, { name, ...image }) => {
    if (await addContentImage(call.db, { name, ...image }, call.now))
      await audit(call, { kind: 'image', subjectId: name, subject: name, action: 'created' })
    return { url: `${CONTENT_IMAGES}/${name}` }
  }),
})
