import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { range } from 'shared/rules/games/chance'
import { chooseSquare, hidePattern, showPatternMs, startVisual, visualScore } from 'shared/rules/games/visual-memory'
import { focusGame } from '../focus-game'
import { GameFacts } from '../game-facts'
import type { GameProps } from '../game-module'
import { type Cell, CellGrid } from '../kit/cell-grid'
import { useAfter } from '../kit/use-after'
import { useCellPlace } from '../kit/use-cell-place'

/** Shows the marked squares, then asks for them. */
export function VisualPlay({ paused, extraTime, chance, area, announce, finish }: GameProps) {
  const { t } = useLingui()
  const place = useCellPlace()
  const [state, setState] = useState(() => startVisual(chance))
  const { phase, level, lives, side, pattern, found, missed } = state
  const deal = `${level}/${lives}`

  useAfter(phase === 'showing' ? showPatternMs(pattern.length) * extraTime : null, paused, deal, () => {
    setState(hidePattern)
    announce(t`Now find them`)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pattern is announced once
  useEffect(() => {
    announce(pattern.map((cell) => place(Math.floor(cell / side) + 1, (cell % side) + 1)).join('; '))
  }, [deal])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a larger board is a new element
  useEffect(() => focusGame(area.current), [side])

  const onPress = (square: number) => {
    if (paused) return
    const next = chooseSquare(state, square, chance)
    if (next === state) return
    setState(next)
    if (next.phase === 'over')
      finish({ score: visualScore(next), details: { timestamp: new Date().toISOString(), level: next.level } })
    else if (next.phase === 'repeating')
      announce(next.missed.length > missed.length ? t`Wrong square` : t`Right square`)
  }
  const cellOf = (square: number): Cell => {
    if (phase === 'showing' && pattern.includes(square))
      return { name: t`marked`, look: 'lit', content: '●', disabled: true }
    if (found.includes(square)) return { name: t`right square`, look: 'found', content: '✓', disabled: true }
    if (missed.includes(square)) return { name: t`wrong square`, look: 'wrong', content: '✕', disabled: true }
    return { name: '', disabled: phase !== 'repeating' }
  }
  return (
    <>
      <GameFacts>
        <span>
          <Trans>
            Level <b>{level}</b>
          </Trans>
        </span>
        <span>
          <Plural value={lives} one="# life left" other="# lives left" />
        </span>
        <span>{phase === 'showing' ? t`Watch closely` : t`Found: ${found.length} of ${pattern.length}`}</span>
      </GameFacts>
      <CellGrid
        key={side}
        label={t`Board of squares`}
        columns={side}
        cellPx={84}
        placeOf={place}
        onPress={onPress}
        cells={range(side * side).map(cellOf)}
      />
    </>
  )
}
