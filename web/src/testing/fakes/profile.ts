import type { profile as contract } from 'shared/contract/calls/profile'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { Caller } from '../caller'
import { Refusal } from '../refusal'

/** The first bytes of the three picture formats, as base64. */
const BEGINS = { png: 'iVBORw0KGgo', jpeg: '/9j/', webp: 'UklGR' }
const isPicture = (dataUrl: string) =>
  Object.entries(BEGINS).some(([kind, start]) => dataUrl.startsWith(`data:image/${kind};base64,${start}`))

export const profile: Handlers<typeof contract, Caller> = {
  update: ({ body }, { me }) => {
    const { user } = me
    const { displayName, customTitle, profileImage } = body
    if (profileImage && !isPicture(profileImage))
      throw new Refusal(422, {
        error: MESSAGES.pictureUnusable,
        issues: [{ path: ['profileImage'], code: 'picture' }],
      })
    if (displayName !== undefined) user.displayName = displayName
    if (customTitle !== undefined) user.customTitle = customTitle || null
    if (profileImage !== undefined) {
      user.customProfileImage = profileImage
      user.profileImageUrl = profileImage
    }
    return user
  },
}
