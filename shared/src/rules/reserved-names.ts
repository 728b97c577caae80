import { normalForm } from '../model/normal-form.ts'

/** Words of names that would suggest somebody who runs the site, folded. */
const RESERVED = new Set(
  'situ admin admins administrator administrateur administratrice moderator moderateur moderatrice support'.split(' '),
)
const words = (name: string) =>
  normalForm(name, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)

/** Whether a learner with this name would seem to speak for the team. */
export const isReservedName = (name: string) => words(name).some((word) => RESERVED.has(word))
