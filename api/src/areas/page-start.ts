import type { PageQuery } from 'shared/model/content/page'
import { type Place, placeOf } from '../db/tables/reception-cursor.ts'
import { invalid } from '../http/failures.ts'

/** The refusal of a cursor that no page gave: 422. */
export const invalidCursor = () =>
  invalid([{ path: ['after'], code: 'invalid_format', format: 'cursor', message: 'cursor' }])

/** The place after which the requested page begins; 422 for an invalid cursor. */
export function startOf({ after }: PageQuery): Place {
  const place = placeOf(after)
  if (!place) throw invalidCursor()
  return place
}
