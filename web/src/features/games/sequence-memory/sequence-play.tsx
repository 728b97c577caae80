import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { range } from 'shared/rules/games/chance'
import {
  beatMs,
  pressCell,
  SEQUENCE_CELLS,
  type SequenceState,
  sequenceScore,
  shown,
  startSequence,
} from 'shared/rules/games/sequence-memory'
import { GameFacts } from '../game-facts'
import type { GameProps } from '../game-module'
import { CellGrid } from '../kit/cell-grid'
import { digitOf } from '../kit/digit-of'
import { useAfter } from '../kit/use-after'
import { useCellPlace } from '../kit/use-cell-place'
import { useGameKeys } from '../kit/use-game-keys'

/** Shows the sequence, then waits for its repetition. */
export function SequencePlay({ paused, extraTime, chance, area, announce, finish }: GameProps) {
  const { t } = useLingui()
  const place = useCellPlace()
  const [state, setState] = useState<SequenceState>(() => startSequence(chance))
  // While this number is odd, a cell is lit; while it is even, there is a gap before the next one.
  const [beat, setBeat] = useState(0)
  const { phase, sequence, entered } = state
  const level = sequence.length
  const lit = phase === 'showing' && beat % 2 === 1 ? sequence[(beat - 1) / 2] : undefined

  useAfter(phase === 'showing' ? beatMs(beat % 2 === 1) * extraTime : null, paused, `${level}/${beat}`, () => {
    if (beat < level * 2) return setBeat(beat + 1)
    setBeat(0)
    setState(shown)
    announce(t`Repeat`)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each cell is announced as it lights up
  useEffect(() => {
    if (lit !== undefined) announce(String(lit + 1))
  }, [beat])

  const onPress = (cell: number) => {
    if (paused) return
    const next = pressCell(state, cell, chance)
    setState(next)
    if (next.phase === 'over')
      finish({
        score: sequenceScore(next),
        details: { timestamp: new Date().toISOString(), sequence: next.sequence },
      })
  }
  useGameKeys(area, paused, (event) => {
    const digit = event.repeat ? undefined : digitOf(event)
    if (!digit) return false
    onPress(digit - 1)
    return true
  })
  return (
    <>
      <GameFacts>
        <span>
          <Trans>
            Level <b>{level}</b>
          </Trans>
        </span>
        <span>{phase === 'showing' ? t`Watch closely` : t`Repeat: ${entered} of ${level}`}</span>
      </GameFacts>
      <CellGrid
        label={t`Nine cells`}
        columns={3}
        cellPx={104}
        placeOf={place}
        onPress={onPress}
        cells={range(SEQUENCE_CELLS).map((cell) => ({
          name: String(cell + 1),
          content: (
            <>
              <span className="corner">{cell + 1}</span>
              {cell === lit && '●'}
            </>
          ),
          disabled: phase !== 'repeating',
          ...(cell === lit && { look: 'lit' }),
        }))}
      />
    </>
  )
}
