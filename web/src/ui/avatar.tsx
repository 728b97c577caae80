import { chakra } from '@chakra-ui/react/styled-system'

const Circle = chakra('span', {
  base: {
    width: '36px',
    height: '36px',
    flex: 'none',
    borderRadius: 'full',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    background: 'accent.subtle',
    color: 'accent.fg',
    fontWeight: 600,
    fontSize: 'sm',
    '&[data-initials]::before': { content: 'attr(data-initials)' },
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
})

/** The first letters of the first and the last word. */
export const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}

/** A person's picture, else their initials; decorative beside the name. */
export function Avatar({ name, image }: { name: string; image?: string | null }) {
  return (
    <Circle aria-hidden data-initials={image ? undefined : initials(name)}>
      {image && <img src={image} alt="" />}
    </Circle>
  )
}
