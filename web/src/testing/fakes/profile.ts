import type { Handlers } from 'shared/contract/endpoint'
import type { profile as contract } from 'shared/contract/profile'
import type { Caller } from '../caller'

export const profile: Handlers<typeof contract, Caller> = {
  update: ({ body }, { me }) => {
    const { user } = me
    if (body.displayName !== undefined) user.displayName = body.displayName
    if (body.customTitle !== undefined) user.customTitle = body.customTitle
    if (body.profileImage !== undefined) {
      user.customProfileImage = body.profileImage
      user.profileImageUrl = body.profileImage
    }
    return user
  },
}
