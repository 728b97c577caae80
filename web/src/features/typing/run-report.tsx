import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Trophy } from 'lucide-react'
import { useMemo } from 'react'
import type { TypingSession } from 'shared/rules/typing-history'
import { errorsByKey, figuresOf } from 'shared/rules/typing-log'
import { formatAccuracy, formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Card } from '#ui/card'
import { LineChart } from '#ui/line-chart'
import { Stack } from '#ui/stack'
import { clockText } from '#ui/timer'
import type { RunResult } from './engine/typing-run'
import { KeyHeat } from './key-heat'
import type { SaveFailure } from './not-saved'
import { SavingNote } from './saving-note'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
    gap: '14px 16px',
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontSize: 'xl', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& dd > small': { fontSize: 'sm', fontWeight: 500, color: 'fg.muted' },
  },
})
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > p': { fontWeight: 600 },
    '& > :last-child': { marginLeft: 'auto' },
  },
})
const Part = chakra('h3', { base: { fontWeight: 600, marginBottom: '2' } })

/** A finished run, and what was the best of its kind before it. */
export interface FinishedRun {
  result: RunResult
  session: TypingSession
  previousBest: number | undefined
  /** It could not be kept. */
  failure: SaveFailure | undefined
}

/** What a run came to: speed, accuracy and evenness, their course, and the keys that were missed. */
export function RunReport({ run }: { run: FinishedRun }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { result, session, previousBest } = run
  const { rawWpm, consistency, curve } = useMemo(() => figuresOf(result.marks, result.elapsedMs), [result])
  const keys = useMemo(() => errorsByKey(result.marks), [result])
  const isBest = previousBest !== undefined && result.wpm > previousBest
  const wpm = <small>{t`WPM`}</small>
  return (
    <Card>
      <Stack css={{ gap: '6' }}>
        <Head>
          <p>{session.textTitle}</p>
          {isBest ? (
            <Badge tone="highlight" icon={Trophy}>
              <Trans>New best for this kind of text</Trans>
            </Badge>
          ) : (
            previousBest !== undefined && (
              <Badge>
                <Trans>Your best here: {formatNumber(language, previousBest)} WPM</Trans>
              </Badge>
            )
          )}
          <SavingNote id={session.id} failure={run.failure} />
        </Head>
        <Facts>
          <div>
            <dt>{t`Speed`}</dt>
            <dd>
              {formatNumber(language, result.wpm)} {wpm}
            </dd>
          </div>
          <div>
            <dt>{t`Raw speed`}</dt>
            <dd>
              {formatNumber(language, rawWpm)} {wpm}
            </dd>
          </div>
          <div>
            <dt>{t`Accuracy`}</dt>
            <dd>{formatAccuracy(language, result.accuracy)}</dd>
          </div>
          <div>
            <dt>{t`Errors left`}</dt>
            <dd>{formatNumber(language, result.errors)}</dd>
          </div>
          <div>
            <dt>{t`Consistency`}</dt>
            <dd>{consistency === undefined ? '–' : formatPercent(language, consistency)}</dd>
          </div>
          <div>
            <dt>{t`Duration`}</dt>
            <dd>{clockText(session.timeElapsed)}</dd>
          </div>
        </Facts>
        <div>
          <Part>
            <Trans>Over time</Trans>
          </Part>
          {curve.length > 1 ? (
            <LineChart
              label={t`Speed and accuracy over time`}
              lowerBound={0}
              formatValue={(value) => formatNumber(language, value)}
              formatAt={(at) => clockText(at)}
              series={[
                { name: t`Speed (WPM)`, shape: 'line', points: curve.map(({ at, wpm: value }) => ({ at, value })) },
                {
                  name: t`Accuracy (%)`,
                  shape: 'line',
                  points: curve.map(({ at, accuracy: value }) => ({ at, value })),
                },
              ]}
            />
          ) : (
            <p>
              <Trans>Two seconds are needed for a course over time.</Trans>
            </p>
          )}
        </div>
        <div>
          <Part>
            <Trans>Keys that were missed</Trans>
          </Part>
          <KeyHeat keys={keys} />
        </div>
        <p className="num">
          <Plural
            value={result.typed}
            one={`# character typed, ${result.correct} right.`}
            other={`# characters typed, ${result.correct} right.`}
          />{' '}
          <Trans>
            Speed counts what is right at the end, raw speed every key. Errors that you mended count under “Keys that
            were missed”.
          </Trans>
        </p>
      </Stack>
    </Card>
  )
}
