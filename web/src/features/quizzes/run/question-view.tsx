import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useLayoutEffect, useRef } from 'react'
import type { Question } from 'shared/model/content/quiz'
import { useLanguage } from '#session/language'
import { OptionList } from './option-list'
import { QuestionReason } from './question-reason'
import { said } from './said'

const Heading = chakra('h2', {
  base: {
    fontFamily: 'heading',
    fontWeight: 500,
    fontSize: { base: '1.375rem', md: '1.4375rem' },
    lineHeight: 1.4,
    whiteSpace: 'pre-line',
    textWrap: 'pretty',
    outline: 'none',
  },
})

/**
 * A question with its options and, after a choice, the explanation. It takes the focus when it is mounted: key it by
 * the question.
 */
export function QuestionView({
  question,
  chosen,
  onChoose,
  describedBy,
}: {
  question: Question
  /** Empty before there is a choice. */
  chosen: string
  onChoose: (option: string) => void
  /** Id of the element with the question's position in the quiz. */
  describedBy: string
}) {
  const language = useLanguage()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { text, lang } = said(question.question, language)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Heading id={id} ref={heading} tabIndex={-1} lang={lang} aria-describedby={describedBy}>
        {text}
      </Heading>
      <OptionList question={question} chosen={chosen} onChoose={onChoose} labelledBy={id} />
      <QuestionReason question={question} chosen={chosen} />
    </>
  )
}
