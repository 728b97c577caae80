import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Scenario } from 'shared/model/content/scenario'
import { LAST_STRETCH_MS, THINKING_PAUSE_MS, writingFigures } from 'shared/rules/typing/keystroke-log'
import { currentDb } from '#data/db/db'
import { type CasperRun, forgetCasperRun, handToPractice } from '#data/typing/casper-typing'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { clockText } from '#ui/feedback/timer'
import { Icon } from '#ui/icon'
import { useScenarioTitle } from '#ui/labels/use-scenario-title'
import { Card } from '#ui/layout/card'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { KeystrokeReplay } from '../report/keystroke-replay'

const Title = chakra('h3', { base: { fontFamily: 'heading', fontWeight: 600, fontSize: 'xl', outline: 'none' } })
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: '14px 16px',
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontSize: 'xl', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& small': { display: 'block', fontSize: 'xs', fontWeight: 400, color: 'fg.subtle' },
  },
})

/** How an answer was written: words per minute, pauses to think, deletions, and a replay. */
export function CasperResult({ run, scenario }: { run: CasperRun; scenario: Scenario }) {
  const { t } = useLingui()
  const language = useLanguage()
  const titleOf = useScenarioTitle(language)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const durationMs = run.durationMs ?? run.lengthMs
  const figures = writingFigures(run.log, durationMs)
  const { words, deletedCharacters, longestPauseMs } = figures
  const [pauseSeconds, lastSeconds] = [THINKING_PAUSE_MS / 1000, LAST_STRETCH_MS / 1000]
  const another = () => void forgetCasperRun(currentDb())
  const evaluate = async () => {
    await handToPractice(currentDb(), run)
    await navigate({ to: '/practice', search: { scenario: run.scenarioId } })
  }
  const again = (
    <Button onClick={another}>
      <Icon of={RotateCcw} size="s" />
      <Trans>New answer</Trans>
    </Button>
  )
  if (words === 0)
    return (
      <EmptyState title={<Trans>Nothing was written</Trans>} action={again}>
        <Trans>One sentence per question is a start.</Trans>
      </EmptyState>
    )
  return (
    <Card>
      <Stack css={{ gap: '6' }}>
        <Title ref={heading} tabIndex={-1}>
          {titleOf(scenario)}
        </Title>
        <Facts>
          <div>
            <dt>{t`Words in your answer`}</dt>
            <dd>
              <Trans>{formatNumber(language, figures.wordsPerMinute)} per minute</Trans>
              <small>
                <Plural value={words} one="# word" other="# words" /> · {clockText(durationMs / 1000)}
              </small>
            </dd>
          </div>
          <div>
            <dt>{t`Before the first keystroke`}</dt>
            <dd>{clockText(figures.thinkingFirstMs / 1000)}</dd>
          </div>
          <div>
            <dt>{t`Pauses to think`}</dt>
            <dd>
              {formatNumber(language, figures.pauses)}
              <small>
                {figures.pauses === 0 ? (
                  <Trans>of {pauseSeconds} s or more</Trans>
                ) : (
                  <Trans>
                    {clockText(figures.pausedMs / 1000)} in all, the longest {clockText(longestPauseMs / 1000)}
                  </Trans>
                )}
              </small>
            </dd>
          </div>
          <div>
            <dt>{t`Text deleted`}</dt>
            <dd>
              <Plural value={figures.deletions} one="# time" other="# times" />
              <small>
                <Plural value={deletedCharacters} one="# character" other="# characters" />
              </small>
            </dd>
          </div>
          <div>
            <dt>{t`Last ${lastSeconds} s`}</dt>
            <dd>
              {formatNumber(language, figures.lastStretch)}
              <small>
                <Trans>characters typed</Trans>
              </small>
            </dd>
          </div>
        </Facts>
        <KeystrokeReplay log={run.log} durationMs={durationMs} questions={scenario.questions} language={language} />
        <Row>
          <Button tone="primary" onClick={() => void evaluate()}>
            <Trans>Have this answer evaluated</Trans>
            <Icon of={ArrowRight} size="s" />
          </Button>
          {again}
        </Row>
      </Stack>
    </Card>
  )
}
