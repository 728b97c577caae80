import { MESSAGE_START_MAX } from '../model/people/chat-inbox.ts'
import { GENERAL_ROOM, STUDY_GROUP_ROOM } from '../model/people/chat-message.ts'

/** The private room of two people: their ids in sorted order, so that both open the same room. */
export const privateRoom = (one: string, other: string) => [one, other].sort().join('_')

/** The other person of a private room that this user is a member of; undefined for every other room. */
export function partnerIn(roomId: string, userId: string): string | undefined {
  const parts = roomId.split('_')
  const other = parts.find((id) => id !== userId)
  return parts.length === 2 && other && privateRoom(userId, other) === roomId ? other : undefined
}

/** Whether a room is open to everybody. */
export const isOpenRoom = (roomId: string) => roomId === GENERAL_ROOM || roomId === STUDY_GROUP_ROOM

/** The beginning of a message on one line; a longer one ends with an ellipsis. */
export function messageStart(content: string): string {
  // Only the beginning of the message is read, so that the work does not grow with its length.
  const line = [
    ...content
      .slice(0, 4 * MESSAGE_START_MAX)
      .replace(/\s+/g, ' ')
      .trim(),
  ]
  return line.length <= MESSAGE_START_MAX
    ? line.join('')
    : `${line
        .slice(0, MESSAGE_START_MAX - 1)
        .join('')
        .trimEnd()}…`
}
