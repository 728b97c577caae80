import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Lightbulb } from 'lucide-react'
import type { Question } from 'shared/model/quiz'
import { useLanguage } from '#session/language'
import { Highlight } from '#ui/highlight'
import { Icon } from '#ui/icon'
import { VisuallyHidden } from '#ui/visually-hidden'
import { letterOf, said } from './said'

const Box = chakra('div', {
  base: {
    '&:not(:empty)': { marginTop: '6' },
    '& > h3': { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 600 },
    '& > h3 > svg': { color: 'warning.fg' },
    '& > p': { marginTop: '2', maxWidth: 'measure', whiteSpace: 'pre-line' },
  },
})

/** Says, as soon as there is a choice, whether it is the best one and why; announced politely. */
export function QuestionReason({ question, chosen }: { question: Question; chosen: string }) {
  const language = useLanguage()
  const { text, lang } = said(question.explanation, language)
  const letter = letterOf(Number(question.correctAnswer))
  return (
    <Box role="status">
      {chosen !== '' && (
        <>
          <VisuallyHidden>
            {chosen === question.correctAnswer ? (
              <Trans>Right.</Trans>
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
