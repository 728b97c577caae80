import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { useState } from 'react'
import type { PastTest } from 'shared/rules/practice/practice-history'
import { formatDate, formatMinutes } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ActionContent, ActionLink, ActionList } from '#ui/action-list'
import { Button } from '#ui/button'
import { planName } from '#ui/labels/plan-name'

/** Number of results shown at first. */
const SHOWN_FIRST = 5
const Title = chakra('h3', { base: { textStyle: 'cardTitle', marginBottom: '2' } })

/** Every finished test and exercise, the newest first, each with a link to its result. */
export function PastTests({ past }: { past: readonly PastTest[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [all, setAll] = useState(false)
  const count = past.length
  return (
    <div>
      <Title>
        <Trans>Your results</Trans>
      </Title>
      <ActionList aria-label={t`Your results`}>
        {past.slice(0, all ? count : SHOWN_FIRST).map(({ runId, planId, at, timeSpent }) => (
          <ActionLink key={runId} to="/casper/result/$run" params={{ run: runId }}>
            <ActionContent
              icon={History}
              title={planName(planId)}
              caption={`${formatDate(language, at)}, ${formatMinutes(language, timeSpent / 60)}`}
            />
          </ActionLink>
        ))}
      </ActionList>
      {!all && count > SHOWN_FIRST && (
        <Button tone="quiet" onClick={() => setAll(true)}>
          <Trans>Show all {count}</Trans>
        </Button>
      )}
    </div>
  )
}
