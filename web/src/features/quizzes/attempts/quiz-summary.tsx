import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Quiz } from 'shared/model/content/quiz'
import { quizStatus, summarise } from 'shared/rules/quizzes/quiz'
import { useAttempts } from '#data/quizzes/attempts'
import { formatDate, formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { StatusBadge } from '#ui/labels/status-badge'
import { Card } from '#ui/layout/card'

const Box = chakra(Card, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    '& > dl': { display: 'flex', flexWrap: 'wrap', gap: '16px 32px', flex: '1 1 300px' },
    '& dt': { fontSize: 'sm', color: 'fg.subtle' },
    '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', minHeight: '26px' },
  },
})

/** The learner's attempts at a quiz in four figures, with a link to them. */
export function QuizSummary({ quiz, onAttempts }: { quiz: Quiz; onAttempts: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { attempts, highestScore, lastAt } = summarise(useAttempts(quiz.id) ?? [])
  const facts = [
    [t`Attempts`, formatNumber(language, attempts)],
    [t`Highest score`, highestScore === null ? '–' : formatPercent(language, highestScore)],
    [t`Last attempt`, lastAt === null ? '–' : formatDate(language, lastAt, 'short')],
  ]
  return (
    <Box>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t`Status`}</dt>
          <dd>
            <StatusBadge status={quizStatus(highestScore, attempts, quiz.passingScore)} />
          </dd>
        </div>
      </dl>
      <Button onClick={onAttempts}>
        <Trans>See my attempts</Trans>
      </Button>
    </Box>
  )
}
