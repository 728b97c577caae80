import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Trophy } from 'lucide-react'
import { useMemo } from 'react'
import {
  COUNTED_CHARACTERS_MIN,
  COUNTED_SECONDS_MIN,
  isCounted,
  type TypingSession,
} from 'shared/rules/typing/typing-history'
import { errorsByKey, figuresOf } from 'shared/rules/typing/typing-log'
import { formatAccuracy, formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { LineChart } from '#ui/charts/line-chart'
import { clockText } from '#ui/feedback/timer'
import { Card } from '#ui/layout/card'
import { Stack } from '#ui/layout/stack'
import type { RunResult } from '../engine/typing-run'
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

/** A finished run, and the best speed (WPM) of its kind before it. */
export interface FinishedRun {
  result: RunResult
  session: TypingSession
  previousBest: number | undefined
  /** Why the run could not be saved. */
  failure: SaveFailure | undefined
}

/** The result of a run: speed, accuracy and consistency, the first two also over time, and the keys with errors. */
export function RunReport({ run }: { run: FinishedRun }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { result, session, previousBest } = run
  const { rawWpm, consistency, curve } = useMemo(() => figuresOf(result.marks, result.elapsedMs), [result])
  const keys = useMemo(() => errorsByKey(result.marks), [result])
  const counts = isCounted(session)
  const isBest = counts && previousBest !== undefined && result.wpm > previousBest
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
        {!counts && (
          <p>
            <Trans>
              Too short to count toward your best and your average: type at least {COUNTED_CHARACTERS_MIN} characters
              for {COUNTED_SECONDS_MIN} seconds.
            </Trans>
          </p>
        )}
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
              <Trans>Type for at least two seconds to see a graph.</Trans>
            </p>
          )}
        </div>
        <div>
          <Part>
            <Trans>Missed keys</Trans>
          </Part>
          <KeyHeat keys={keys} />
        </div>
        <p className="num">
          <Plural
            value={result.typed}
            one={`# character typed, ${result.correct} correct.`}
            other={`# characters typed, ${result.correct} correct.`}
          />{' '}
          <Trans>
            Speed counts correct characters at the end; raw speed counts every keystroke. Errors you corrected are
            listed under “Missed keys.”
          </Trans>
        </p>
      </Stack>
    </Card>
  )
}
