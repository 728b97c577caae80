import type { CompetencyGuide } from 'shared/model/content/competency-guide'
import { prepared } from '../../prepared.ts'
import type { Database, Db } from '../../schema.ts'

type Row = Database['competencies']
const inOrder = prepared<object, Row>((db) =>
  db.selectFrom('competencies').selectAll().where('sortOrder', '>=', 0).orderBy('sortOrder').orderBy('id'),
)

/** The nine competencies, in order. */
export const competencies = async (db: Db): Promise<CompetencyGuide[]> =>
  (await inOrder(db, {})).map(({ id, sortOrder, body }) => ({ ...JSON.parse(body), id, order: sortOrder }))

export const hasCompetencies = async (db: Db) =>
  (await db.selectFrom('competencies').select('id').where('sortOrder', '>=', 0).limit(1).execute()).length > 0

export const addCompetency = (db: Db, { id, order, ...body }: CompetencyGuide) =>
  db
    .insertInto('competencies')
    .values({ id, sortOrder: order, body: JSON.stringify(body) })
    .execute()
