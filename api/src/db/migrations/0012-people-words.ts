import type { AnyDb } from './table.ts'

/**
 * Lets the administrator find people also by the parts of names that are joined by hyphens, apostrophes or full stops.
 */
export async function up(db: AnyDb) {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’ʼ‘]/g, "'").toLowerCase()
  const people = await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'lastName', 'displayName'])
    .where('createdAt', '>=', 0)
    .execute()
  for (const { id, email, firstName, lastName, displayName } of people) {
    const words = plain(`${firstName} ${lastName} ${displayName ?? ''} ${email ?? ''}`).split(/[\s@]+/)
    const all = [...words, ...words.flatMap((word) => word.split(/[-'.]+/)), plain(email ?? '')]
    await db.deleteFrom('userWords').where('userId', '=', id).execute()
    const rows = [...new Set(all.filter(Boolean).map((word) => word.slice(0, 64)))].map((word) => ({
      word,
      userId: id,
    }))
    if (rows.length > 0) await db.insertInto('userWords').values(rows).execute()
  }
}
