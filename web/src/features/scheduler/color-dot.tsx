import { chakra } from '@chakra-ui/react/styled-system'
import { NOTE_COLORS, type NoteCategory } from 'shared/model/note'

const Dot = chakra('i', {
  base: {
    display: 'inline-block',
    flex: 'none',
    // Green and orange have little contrast on white: the ring marks the edge.
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--chakra-colors-fg) 45%, transparent)',
  },
  variants: {
    size: {
      s: { width: '7px', height: '7px', borderRadius: '50%' },
      m: { width: '12px', height: '12px', borderRadius: '3px' },
    },
  },
})

/** The colour of a category; its name is beside it or in the name of the surrounding element. */
export const ColorDot = ({ category, size = 'm' }: { category: NoteCategory; size?: 's' | 'm' }) => (
  <Dot aria-hidden size={size} style={{ background: NOTE_COLORS[category] }} />
)
