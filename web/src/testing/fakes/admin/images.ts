import type { adminImages as contract } from 'shared/contract/calls/admin/images'
import type { Handlers } from 'shared/contract/endpoint'
import { CONTENT_IMAGES } from 'shared/model/content/content-image'
import type { Caller } from '../../caller'
import { world } from '../../world'
import { audit } from './content'

const HASH_BYTES = 16

export const adminImages: Handlers<typeof contract, Caller> = {
  create: async ({ body: { dataUrl } }, caller) => {
    const type = /^data:image\/([a-z]+)/.exec(dataUrl)?.[1]
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(dataUrl))
    const hex = Array.from(new Uint8Array(digest, 0, HASH_BYTES), (byte) => byte.toString(16).padStart(2, '0'))
    const name = `${hex.join('')}.${type}`
    if (!world.audit.some(({ subjectId }) => subjectId === name))
      audit(caller, { kind: 'image', subjectId: name, subject: name, action: 'created' })
    return { url: `${CONTENT_IMAGES}/${name}` }
  },
}
