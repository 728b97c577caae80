import { ContentImage, ContentImageInput } from '../../model/content-image.ts'
import { post } from '../endpoint.ts'

/** Pictures of modules: stored under the name of what they hold, so that sending one again changes nothing. */
export const adminImages = {
  create: post('/api/admin/images', {
    access: 'admin',
    writes: true,
    maxBytes: 1.5 * 1024 * 1024,
    body: ContentImageInput,
    reply: ContentImage,
  }),
}
