export interface ChatMessageRow {
  id: string
  roomId: string
  userId: string
  senderName: string
  content: string
  createdAt: number
}

/** A member's place in a private room. Everything up to the message `readId` of the time `readAt` is read. */
export interface ChatSeatRow {
  userId: string
  roomId: string
  partnerId: string
  /** When the last message of the room was sent, also where it was deleted since: the list is in this order. */
  lastAt: number
  readAt: number
  readId: string
  isMuted: number
}

export interface ChatReportRow {
  id: string
  messageId: string
  roomId: string
  content: string
  senderId: string
  senderName: string
  reporterId: string
  reason: string
  isOpen: number
  createdAt: number
}

export interface ContactMessageRow {
  id: string
  userId: string
  name: string
  email: string
  subject: string
  message: string
  status: string
  createdAt: number
}
