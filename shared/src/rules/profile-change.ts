import type { ProfileInput, User } from '../model/people/user.ts'

/**
 * A person with the changes that they made to their profile: a field that is left out is unchanged, an empty title
 * removes the title.
 */
export function withProfileChange(user: User, { displayName, customTitle, profileImage }: ProfileInput): User {
  return {
    ...user,
    ...(displayName !== undefined && { displayName }),
    ...(customTitle !== undefined && { customTitle: customTitle || null }),
    ...(profileImage !== undefined && { customProfileImage: profileImage, profileImageUrl: profileImage }),
  }
}
