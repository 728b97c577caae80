import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CircleDashed, X } from 'lucide-react'
import type { Question } from 'shared/model/content/quiz'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Card } from '#ui/layout/card'
import { letterOf, said, saidOptions } from '../run/said'

const Box = chakra(Card, {
  base: {
    '& > h3': {
      fontFamily: 'heading',
      fontWeight: 500,
      fontSize: 'lg',
      lineHeight: 1.4,
      whiteSpace: 'pre-line',
      marginTop: '2',
    },
    '& > dl': { marginTop: '3', display: 'grid', gap: '2' },
    '& dt': { fontSize: 'sm', color: 'fg.subtle' },
    '& dd': { whiteSpace: 'pre-line' },
    '& > .reason': {
      marginTop: '3',
      paddingTop: '3',
      borderTop: '1px solid {colors.border}',
      color: 'fg.muted',
      whiteSpace: 'pre-line',
    },
  },
})

/** One question of an attempt: the choice, the best option, and the explanation. */
export function AnsweredQuestion({ question, number, chosen }: { question: Question; number: number; chosen: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const options = saidOptions(question.options, language)
  const best = question.correctAnswer
  const heading = said(question.question, language)
  const reason = said(question.explanation, language)
  const right = chosen === best
  const option = (which: string) => {
    const { text, lang } = options[Number(which)] ?? { text: '', lang: undefined }
    return (
      <span lang={lang}>
        {letterOf(Number(which))}. {text}
      </span>
    )
  }
  const verdict = right
    ? ({ tone: 'success', icon: Check, word: t`Correct` } as const)
    : chosen === ''
      ? ({ tone: 'neutral', icon: CircleDashed, word: t`Unanswered` } as const)
      : ({ tone: 'danger', icon: X, word: t`Incorrect` } as const)
  return (
    <li>
      <Box>
        <Badge tone={verdict.tone} icon={verdict.icon}>
          {t`Question ${number}: ${verdict.word}`}
        </Badge>
        <h3 lang={heading.lang}>{heading.text}</h3>
        <dl>
          {chosen !== '' && (
            <div>
              <dt>
                <Trans>Your choice</Trans>
              </dt>
              <dd>{option(chosen)}</dd>
            </div>
          )}
          {!right && (
            <div>
              <dt>
                <Trans>The best one</Trans>
              </dt>
              <dd>{option(best)}</dd>
            </div>
          )}
        </dl>
        {reason.text !== '' && (
          <p className="reason" lang={reason.lang}>
            {reason.text}
          </p>
        )}
      </Box>
    </li>
  )
}
