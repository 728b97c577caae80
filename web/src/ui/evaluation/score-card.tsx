import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Language } from 'shared/model/bilingual'
import { formatNumber } from '#i18n/format'
import { Card } from '#ui/layout/card'
import { ScoreRuler } from '#ui/scenario/score-ruler'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'center',
    gridTemplateColumns: { base: '1fr', md: 'auto minmax(0, 1fr)' },
    '& .value': { fontSize: '3.5rem', fontWeight: 600, lineHeight: 1, fontVariantNumeric: 'tabular-nums' },
    '& .value > small': { fontSize: 'lg', fontWeight: 500, color: 'fg.muted' },
    '& .caption': { fontSize: 'sm', color: 'fg.muted', marginTop: '2' },
    '& .said': { fontSize: '.9375rem', color: 'fg.muted', marginTop: '2' },
    '& .said > b': { color: 'fg', fontWeight: 600 },
  },
})
const TICKS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A score out of nine with its range on the ruler; `children` continue the sentence about the range. */
export function ScoreCard({
  score,
  range,
  language,
  caption,
  children,
}: {
  score: number
  range: readonly [number, number] | undefined
  language: Language
  caption: ReactNode
  children?: ReactNode
}) {
  const { t } = useLingui()
  const nine = (value: number) => formatNumber(language, value, 1)
  const [low, high] = range?.map(nine) ?? []
  const said = nine(score)
  return (
    <Card>
      <Columns>
        <div>
          <p className="value">
            {said}{' '}
            <small>
              <Trans>out of 9</Trans>
            </small>
          </p>
          <p className="caption">{caption}</p>
        </div>
        <div>
          <ScoreRuler
            score={score}
            {...(range && { low: range[0], high: range[1] })}
            ticks={TICKS}
            label={low && high ? t`${said} out of 9, probably between ${low} and ${high}` : t`${said} out of 9`}
          />
          {low && high && (
            <p className="said">
              <b>
                <Trans>
                  Probably between {low} and {high}.
                </Trans>
              </b>{' '}
              {children}
            </p>
          )}
        </div>
      </Columns>
    </Card>
  )
}
