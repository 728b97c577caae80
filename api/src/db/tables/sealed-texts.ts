import type { Db } from '../schema.ts'

/** A text that was encrypted with the server's key for a purpose and an owner. */
export interface SealedText {
  kind: 'secondFactor' | 'handedPassword' | 'mail'
  owner: string
  sealed: string
}

/** One text of each kind that the database holds. */
export async function sealedSamples(db: Db): Promise<SealedText[]> {
  const samples = await Promise.all([
    db.selectFrom('secondFactors').select(['userId as owner', 'sealed']).limit(1).execute(),
    db.selectFrom('handedPasswords').select(['userId as owner', 'sealed']).where('sealed', '!=', '').limit(1).execute(),
    db.selectFrom('mailOutbox').select(['id as owner', 'sealed']).limit(1).execute(),
  ])
  const kinds = ['secondFactor', 'handedPassword', 'mail'] as const
  return samples.flatMap((rows, i) => rows.map((row) => ({ kind: kinds[i] ?? 'mail', ...row })))
}

/** Whether the database has no account: it was just made. */
export const hasNobody = async (db: Db) => (await db.selectFrom('users').select('id').limit(1).execute()).length === 0
