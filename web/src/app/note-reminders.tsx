import { useHasReminders } from '#data/notes'
import { Later } from './later'
import { screen } from './screen'

const Reminders = screen('scheduler', () => import('#features/scheduler/reminders'), 'Reminders')

/** Reminders of notes, wherever one is in the app; loaded only where there are any. */
export const NoteReminders = () => useHasReminders() === true && <Later of={Reminders} />
