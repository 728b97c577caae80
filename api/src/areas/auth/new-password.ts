import type { UserRow } from '../../db/rows/people.ts'
import type { Store } from '../../db/store.ts'
import { passwordHistory } from '../../db/tables/people/passwords.ts'
import { invalid } from '../../http/failures.ts'
import { weaknessOf } from '../../password-rules.ts'
import type { Passwords } from '../../passwords.ts'

const FIELD = { path: ['password'], message: '' }

/** 422 for a password that is easy to guess (ASVS 6.2.4). */
export async function refuseWeak(password: string, email: string | null) {
  const weakness = await weaknessOf(password, email)
  if (weakness) throw invalid([{ ...FIELD, ...weakness }])
}

/**
 * 422 for the account's current password or one of its last five. A handed-over password thus cannot stay (ASVS 6.4.1),
 * and a stolen one cannot be set again.
 */
export async function refuseUsed(
  { store, passwords }: { store: Store; passwords: Passwords },
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  password: string,
) {
  const before = (await passwordHistory(store.read, id)).map(({ hash }) => hash)
  for (const hash of new Set([passwordHash, ...before]))
    if (await passwords.matches(hash, password)) throw invalid([{ ...FIELD, code: 'reused' }])
}
