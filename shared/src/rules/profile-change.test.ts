import { expect, test } from 'vitest'
import { makeUser } from '../testing/make.ts'
import { withProfileChange } from './profile-change.ts'

const user = makeUser({ displayName: 'Ada', customTitle: 'Candidate', profileImageUrl: '/p', customProfileImage: '/p' })

test.each([
  [{}, {}],
  [{ displayName: 'Countess' }, { displayName: 'Countess' }],
  [{ customTitle: 'Other' }, { customTitle: 'Other' }],
  [{ customTitle: '' }, { customTitle: null }],
  [{ customTitle: null }, { customTitle: null }],
  [{ profileImage: 'data:x' }, { profileImageUrl: 'data:x', customProfileImage: 'data:x' }],
  [{ profileImage: null }, { profileImageUrl: null, customProfileImage: null }],
])('%j', (change, expected) => expect(withProfileChange(user, change)).toEqual({ ...user, ...expected }))
