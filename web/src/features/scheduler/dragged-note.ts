/** The kind of data under which a note travels while it is dragged. */
export const DRAGGED_NOTE = 'application/x-situ-note'
