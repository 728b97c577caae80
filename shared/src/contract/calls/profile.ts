import { ProfileInput, User } from '../../model/people/user.ts'
import { patch } from '../endpoint.ts'

export const profile = {
  update: patch('/api/profile', { queued: true, writes: true, body: ProfileInput, reply: User }),
}
