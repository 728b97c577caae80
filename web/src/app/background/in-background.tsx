import { hasAppBadge } from '#browser/app-badge'
import { NoteReminders } from './note-reminders'
import { ReviewBadge } from './review-badge'

/** What runs beside every screen of a learner: reminders, and the number on the app's icon. */
export function InBackground() {
  return (
    <>
      <NoteReminders />
      {hasAppBadge() && <ReviewBadge />}
    </>
  )
}
