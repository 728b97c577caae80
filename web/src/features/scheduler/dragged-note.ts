/** Media type of a note that is being dragged. */
export const DRAGGED_NOTE = 'application/x-situ-note'
