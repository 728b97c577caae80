/** The view of the chat; a private room stores the other person's name, because they may go offline meanwhile. */
export type ChatView =
  | { kind: 'users' }
  | { kind: 'settings' }
  | { kind: 'room'; roomId: string; partner?: { id: string; name: string } }
