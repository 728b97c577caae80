import { normalForm } from 'shared/model/normal-form'
import { PASSWORD_MIN } from 'shared/model/people/user'
import { foldEmail } from 'shared/rules/access'

/** Why a password is refused, as an issue of its field. */
export interface Weakness {
  code: 'too_small' | 'spaces' | 'address' | 'common'
  minimum?: number
}

let common: Promise<ReadonlySet<string>> | undefined
/** The most common leaked passwords, lower case: about 18,000 of those that are long enough. Read on first use. */
async function readCommon() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_MIN))
}

/**
 * Spaces around a password and capitals in it make it no harder to guess, so they are ignored here. It is hashed as it
 * was typed.
 */
const checked = (password: string) => normalForm(password, 'NFKC').trim().toLowerCase()

/** Words that somebody would try here first. A password counts as common if all its runs of letters are such words. */
export const CONTEXT_WORDS = ['situ', 'casper', 'acuity', 'admission', 'admissions', 'medecine', 'medicine', 'medical']
/** The runs of letters of a password, without accents. */
const wordsIn = (password: string) =>
  normalForm(password, 'NFKD')
    .replaceAll(/\p{M}/gu, '')
    .match(/\p{L}+/gu) ?? []
const isOfHere = (password: string) => {
  const words = wordsIn(password)
  return words.length > 0 && words.every((word) => CONTEXT_WORDS.includes(word))
}

/**
 * Why a password is weak: too short, only spaces, or easy to guess, for anybody or for somebody who knows the account's
 * email address; undefined where it is not.
 */
export async function weaknessOf(password: string, email: string | null): Promise<Weakness | undefined> {
  const word = checked(password)
  if (word === '' && password !== '') return { code: 'spaces' }
  if (word.length < PASSWORD_MIN) return { code: 'too_small', minimum: PASSWORD_MIN }
  const address = foldEmail(email ?? '')
  if (word === address || word === address.split('@')[0]) return { code: 'address' }
  if (isOfHere(word)) return { code: 'common' }
  common ??= readCommon()
  return (await common).has(word) ? { code: 'common' } : undefined
}
