import { useHasReminders } from '#data/planning/notes'
import { Later } from './later'
import { screen } from './screen'

const Reminders = screen('scheduler', () => import('#features/scheduler/reminders'), 'Reminders')

/** Reminders of notes on every screen; loaded only where a note has one. */
export const NoteReminders = () => useHasReminders() === true && <Later of={Reminders} />
