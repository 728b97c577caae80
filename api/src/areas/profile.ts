import type { profile as contract } from 'shared/contract/calls/profile'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { PROFILE_IMAGE_BYTES_MAX, PROFILE_IMAGE_SIDE, type ProfileInput } from 'shared/model/people/user'
import { setProfileImage } from '../db/tables/people/profile-images.ts'
import { updateProfile, userById } from '../db/tables/people/users.ts'
import { type Before, beforeWrite } from '../http/before-write.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/failures.ts'
import type { Pictures } from '../pictures.ts'
import { refuseReserved } from './auth/reserved-names.ts'
import { readImage } from './read-image.ts'
import type { ToUser } from './user.ts'

const LIMITS = { side: PROFILE_IMAGE_SIDE, bytes: PROFILE_IMAGE_BYTES_MAX }

/** The new picture; null removes the picture, and undefined keeps it. */
const given =
  (pictures: Pictures) =>
  async ({ body: { profileImage } }: { body: ProfileInput }, { turn, user, now }: Before) => {
    if (profileImage == null) return profileImage
    const image = await turn(() => {
      const read = readImage(profileImage, LIMITS)
      if (read) return read
      throw new Refusal(422, MESSAGES.pictureUnusable, { issues: [{ path: ['profileImage'], code: 'picture' }] })
    })
    return pictures.keepOfUser(user.id, now, image)
  }

interface Services {
  toUser: ToUser
  pictures: Pictures
}
/** The caller's own name, title and picture; a field that is left out is not changed. */
export const profile = ({ toUser, pictures }: Services): Handlers<typeof contract, Call> => ({
  update: beforeWrite(given(pictures), async ({ body: { displayName, customTitle } }, call, image) => {
    const { db, user, now } = call
    if (!user.isAdmin) refuseReserved({ displayName })
    if (image !== undefined) {
      await setProfileImage(db, user.id, image, now)
      call.after(() => pictures.sweep(now))
    }
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
