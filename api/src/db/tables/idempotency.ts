import { prepared } from '../prepared.ts'
import type { Database } from '../schema.ts'

type Row = Database['idempotency']
export const answerOf = prepared<{ userId: string; key: string }, Row>((db, arg) =>
  db.selectFrom('idempotency').selectAll().where('userId', '=', arg('userId')).where('key', '=', arg('key')),
)
export const keepAnswer = prepared<Row, unknown>((db, arg) =>
  db.insertInto('idempotency').values({
    userId: arg('userId'),
    key: arg('key'),
    fingerprint: arg('fingerprint'),
    status: arg('status'),
    body: arg('body'),
    keptUntil: arg('keptUntil'),
  }),
)
