import { normalForm } from '../model/normal-form.ts'
import { unaccented } from './search-text.ts'

/** Words of names that would suggest somebody who runs the site, folded. */
const RESERVED = new Set(
  'situ admin admins administrator administrateur administratrice moderator moderateur moderatrice support'.split(' '),
)
/** The words of a name; NFKC turns letters of other shapes, such as full-width ones, into plain letters. */
const words = (name: string) => unaccented(normalForm(name, 'NFKC')).split(/[^\p{L}\p{N}]+/u)

/** Whether a learner with this name would seem to speak for the team. */
export const isReservedName = (name: string) => words(name).some((word) => RESERVED.has(word))
