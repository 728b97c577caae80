import type { ProfileInput, User } from '../model/user.ts'

/** A person with what they changed of themselves; what is left out stays, an empty title is none. */
export function withProfileChange(user: User, { displayName, customTitle, profileImage }: ProfileInput): User {
  return {
    ...user,
    ...(displayName !== undefined && { displayName }),
    ...(customTitle !== undefined && { customTitle: customTitle || null }),
    ...(profileImage !== undefined && { customProfileImage: profileImage, profileImageUrl: profileImage }),
  }
}
