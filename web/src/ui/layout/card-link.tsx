import { chakra } from '@chakra-ui/react/styled-system'
import { createLink } from '@tanstack/react-router'

/**
 * A card of a list that leads to what it describes. Its parts, by class: `top` (a category, and a status at the end),
 * `about` (the description), `foot` (facts at the lower edge) with `go` (a state and, in `b`, the next action); an `img`
 * covers the upper edge.
 */
export const CardLink = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      flexDirection: 'column',
      height: 'full',
      padding: '5',
      background: 'bg.panel',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      color: 'fg',
      textDecoration: 'none',
      _hover: { borderColor: 'border.emphasized' },
      // The picture is as wide as the card, and has its final height while it loads.
      '& > img': {
        width: 'calc(100% + 40px)',
        maxWidth: 'none',
        height: '140px',
        margin: '-20px -20px 16px',
        objectFit: 'cover',
        borderTopRadius: 'lg',
        background: 'bg.subtle',
      },
      '& .top': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '2',
        fontSize: 'xs',
        color: 'fg.subtle',
        minHeight: '26px',
      },
      '& .top > :first-of-type': { marginRight: 'auto' },
      '& h3': { fontFamily: 'heading', fontWeight: 600, fontSize: 'xl', lineHeight: 1.25, marginTop: '2' },
      '& .about': { color: 'fg.muted', fontSize: '.9375rem', margin: '6px 0 16px' },
      '& .foot': { marginTop: 'auto', fontSize: 'sm', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
      '& .foot > span': { display: 'block' },
      '& .foot > .bar': { display: 'flex', alignItems: 'center', gap: '3', color: 'fg', '& > div': { flex: 1 } },
      '& .foot > .go': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: '3',
        marginTop: '3',
      },
      '& .go > b': { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'accent.fg', marginLeft: 'auto' },
    },
  }),
)
