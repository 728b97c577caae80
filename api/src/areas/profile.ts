import type { profile as contract } from 'shared/contract/calls/profile'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { PROFILE_IMAGE_BYTES_MAX, PROFILE_IMAGE_SIDE, type ProfileInput } from 'shared/model/people/user'
import { setProfileImage } from '../db/tables/people/profile-images.ts'
import { updateProfile, userById } from '../db/tables/people/users.ts'
import { type Before, beforeWrite } from '../http/before-write.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/failures.ts'
import { refuseReserved } from './auth/reserved-names.ts'
import { readImage } from './read-image.ts'
import type { ToUser } from './user.ts'

const LIMITS = { side: PROFILE_IMAGE_SIDE, bytes: PROFILE_IMAGE_BYTES_MAX }

/** The new picture, null to remove it; undefined where it stays. */
function given({ body: { profileImage } }: { body: ProfileInput }, { turn }: Before) {
  if (profileImage == null) return Promise.resolve(profileImage)
  return turn(() => {
    const image = readImage(profileImage, LIMITS)
    if (image) return image
    throw new Refusal(422, MESSAGES.pictureUnusable, { issues: [{ path: ['profileImage'], code: 'picture' }] })
  })
}

/** The caller's own name, title and picture; a field that is left out stays. */
export const profile = ({ toUser }: { toUser: ToUser }): Handlers<typeof contract, Call> => ({
  update: beforeWrite(given, async ({ body: { displayName, customTitle } }, { db, user, now }, image) => {
    if (!user.isAdmin) refuseReserved({ displayName })
    if (image !== undefined) await setProfileImage(db, user.id, image, now)
    const changed = {
      ...(displayName !== undefined && { displayName }),
      // An empty title removes the title.
      ...(customTitle !== undefined && { customTitle: customTitle || null }),
    }
    if (Object.keys(changed).length > 0) await updateProfile(db, user.id, changed, now)
    const [row] = await userById(db, { id: user.id })
    if (!row) throw new Refusal(401, MESSAGES.notSignedIn)
    return toUser(row, now)
  }),
})
