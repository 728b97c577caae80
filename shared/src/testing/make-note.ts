import { NOTE_COLORS, type Note } from '../model/note.ts'

export const makeNote = (over: Partial<Note> = {}): Note => ({
  id: 'note-1',
  title: 'Relire le module 4',
  content: '',
  category: 'blue',
  color: NOTE_COLORS[over.category ?? 'blue'],
  date: '2026-11-20',
  time: null,
  isCompleted: false,
  repeat: null,
  doneOn: [],
  exceptOn: [],
  hasReminder: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: 0,
  ...over,
})
