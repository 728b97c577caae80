import { ContentImage, ContentImageInput } from '../../../model/content/content-image.ts'
import { post } from '../../endpoint.ts'

/** Pictures of modules, stored under a hash of their bytes, so that uploading one twice changes nothing. */
export const adminImages = {
  create: post('/api/admin/images', {
    access: 'admin',
    writes: true,
    maxBytes: 1.5 * 1024 * 1024,
    body: ContentImageInput,
    reply: ContentImage,
  }),
}
