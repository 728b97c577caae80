/** What the chat shows; a private room keeps the name of the other one, who may leave meanwhile. */
export type ChatView =
  | { kind: 'users' }
  | { kind: 'settings' }
  | { kind: 'room'; roomId: string; partner?: { id: string; name: string } }
