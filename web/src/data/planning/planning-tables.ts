import type { Note } from 'shared/model/note'
import { entity } from '#data/db/table'

export const notes = entity<Note, 'id'>()({ indexes: { 1: 'id, date' }, backup: 'always' })
/** One text for the whole scheduler. */
export const notepad = entity<{ key: string; text: string }, 'key'>()({ indexes: { 1: 'key' }, backup: 'always' })
