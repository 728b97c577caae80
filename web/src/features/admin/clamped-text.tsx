import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/button'

const Text = chakra('p', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  variants: {
    clamped: {
      true: { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
    },
  },
})

/** A text limited to three lines; a button shows all of a longer one. */
export function ClampedText({ text, subject }: { text: string; subject: string }) {
  const { t } = useLingui()
  const ref = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  const [whole, setWhole] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height changes with the text
  useLayoutEffect(() => {
    const measure = () => {
      const box = ref.current
      // Only the clamped text can be measured, because the full one hides nothing.
      if (box && !whole) setLong(box.scrollHeight > box.clientHeight)
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [text, whole])
  return (
    <>
      <Text ref={ref} clamped={!whole}>
        {text}
      </Text>
      {isLong && (
        <Button
          size="sm"
          tone="quiet"
          aria-expanded={whole}
          aria-label={whole ? t`Show less of “${subject}”` : t`Show all of “${subject}”`}
          onClick={() => setWhole(!whole)}
        >
          {whole ? <Trans>Show less</Trans> : <Trans>Show all</Trans>}
        </Button>
      )}
    </>
  )
}
