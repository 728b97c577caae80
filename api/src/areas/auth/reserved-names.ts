import { MESSAGES } from 'shared/contract/messages'
import { isReservedName } from 'shared/rules/reserved-names'
import { Refusal } from '../../http/failures.ts'

/**
 * 422 for a name under which a learner would seem to speak for the team; `fields` are the names by the field that
 * contains each.
 */
export function refuseReserved(fields: Readonly<Record<string, string | undefined>>) {
  for (const [field, name] of Object.entries(fields))
    if (name !== undefined && isReservedName(name))
      throw new Refusal(422, MESSAGES.nameReserved, { issues: [{ path: [field], code: 'reserved' }] })
}
