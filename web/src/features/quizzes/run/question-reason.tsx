import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Lightbulb } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Question } from 'shared/model/content/quiz'
import { useLanguage } from '#session/language'
import { Highlight } from '#ui/highlight'
import { Icon } from '#ui/icon'
import { VisuallyHidden } from '#ui/visually-hidden'
import { letterOf, said } from './said'

const Box = chakra('div', {
  base: {
    // Leaves room for the bottom bar of a phone when the text is scrolled into view.
    '&, & + *': { scrollMarginBottom: { base: '80px', lg: '4' } },
    '&:not(:empty)': { marginTop: '6' },
    '& > h3': { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 600 },
    '& > h3 > svg': { color: 'warning.fg' },
    '& > p': { marginTop: '2', maxWidth: 'measure', whiteSpace: 'pre-line' },
  },
})

/** After a choice, says whether it is the best one and why; announced politely. */
export function QuestionReason({ question, chosen }: { question: Question; chosen: string }) {
  const language = useLanguage()
  const { text, lang } = said(question.explanation, language)
  const letter = letterOf(Number(question.correctAnswer))
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(chosen)
  // On a phone the explanation and the buttons after it may be below the visible part of the page. The explanation is
  // scrolled last, so that it is visible even if the buttons do not fit as well.
  useEffect(() => {
    if (before.current === '' && chosen !== '') {
      box.current?.nextElementSibling?.scrollIntoView({ block: 'nearest' })
      box.current?.scrollIntoView({ block: 'nearest' })
    }
    before.current = chosen
  }, [chosen])
  return (
    <Box ref={box} role="status">
      {chosen !== '' && (
        <>
          <VisuallyHidden>
            {chosen === question.correctAnswer ? (
              <Trans>Correct.</Trans>
            ) : (
              <Trans>Not the best one. The best one is {letter}.</Trans>
            )}
          </VisuallyHidden>
          {text !== '' && (
            <>
              <h3>
                <Icon of={Lightbulb} />
                <Highlight>
                  <Trans>Why {letter}</Trans>
                </Highlight>
              </h3>
              <p lang={lang}>{text}</p>
            </>
          )}
        </>
      )}
    </Box>
  )
}
