import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { groupBy } from 'shared/rules/group-by'
import { niceTicks } from './nice-ticks'

export interface ChartPoint {
  /** Horizontal position: a time in milliseconds, the number of an attempt, or a second of the run. */
  at: number
  value: number
}
export interface ChartSeries {
  name: string
  points: readonly ChartPoint[]
  /** `points` for single values, `line` for a mean or a trend; both by default. Only the first series shows points. */
  shape?: 'line' | 'points' | 'both'
}

const Figure = chakra('figure', {
  base: {
    margin: 0,
    minWidth: 0,
    '& .plot': { position: 'relative', height: '168px', marginInlineStart: '12', marginBlock: '2' },
    '& .plot > *': { position: 'absolute' },
    '& svg': { inset: 0, width: '100%', height: '100%', overflow: 'visible' },
    '& .grid': { stroke: 'chart.grid', strokeWidth: '1px' },
    '& circle': { fill: 'none', strokeWidth: '2px' },
    '& path': { fill: 'none', strokeWidth: '2px', strokeLinejoin: 'round', strokeLinecap: 'round' },
    '& .s0': { stroke: 'chart.line' },
    '& .s1': { stroke: 'mark.empathy.line', strokeDasharray: '6 4' },
    '& .s2': { stroke: 'fg.subtle', strokeDasharray: '2 4' },
    '& i': {
      width: '8px',
      height: '8px',
      margin: '-4px 0 0 -4px',
      borderRadius: '50%',
      background: 'bg.panel',
      border: '2px solid {colors.chart.line}',
    },
    '& i.newest': {
      width: '12px',
      height: '12px',
      margin: '-6px 0 0 -6px',
      background: 'mark.highlight',
      borderColor: 'fg',
    },
    '& .tick': {
      right: '100%',
      paddingInlineEnd: '2',
      transform: 'translateY(-50%)',
      whiteSpace: 'nowrap',
    },
    '& .tick, & .ends, & .names': {
      fontSize: 'xs',
      lineHeight: '16px',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .ends': { display: 'flex', justifyContent: 'space-between', marginInlineStart: '12', gap: '4' },
    '& .names': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1',
      listStyle: 'none',
      padding: 0,
      margin: '0 0 14px',
    },
    '& .names li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& .names svg': { width: '28px', height: '8px', position: 'static' },
    '& details': { marginTop: '2' },
    '& summary': {
      cursor: 'pointer',
      minHeight: 'touch',
      display: 'inline-flex',
      alignItems: 'center',
      color: 'accent.fg',
      fontWeight: 600,
      fontSize: 'sm',
    },
    '& .figures': { maxHeight: '240px', overflow: 'auto' },
    '& table': { borderCollapse: 'collapse', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    '& th, & td': { textAlign: 'start', paddingInlineEnd: '6', paddingBlock: '1', fontWeight: 400 },
    '& thead th': { color: 'fg.subtle' },
  },
})

/** A series with more points than this has a dot at its newest point only, because more dots would overlap. */
const DOTS_MAX = 60
const CLASSES = ['s0', 's1', 's2'] as const

/** Rows of the table: one for each position, and more where a series has several points there. */
function rowsOf(series: readonly ChartSeries[], places: readonly number[]) {
  const valuesAt = series.map(({ points }) => groupBy(points, ({ at }) => at))
  return places.flatMap((at) => {
    const here = valuesAt.map((of) => of.get(at) ?? [])
    return Array.from({ length: Math.max(...here.map(({ length }) => length)) }, (_, nth) => ({
      at,
      nth,
      values: here.map((points) => points[nth]?.value),
    }))
  })
}

/**
 * At most three series on one axis, as wide as the container, with the figures in a table below. The series differ in
 * dashes, not in colour alone. A single position is drawn in the middle. The caller must show a text instead where
 * there is no point at all.
 */
export function LineChart({
  label,
  series,
  formatValue,
  formatAt,
  lowerBound,
  ticks: given,
}: {
  label: string
  series: readonly ChartSeries[]
  formatValue: (value: number) => string
  formatAt: (at: number) => string
  /** The axis begins at this value or below, for example at 0. */
  lowerBound?: number
  /** Fixed ticks of an axis whose ends are known. */
  ticks?: readonly number[]
}) {
  const all = series.flatMap(({ points }) => points)
  const places = [...new Set(all.map(({ at }) => at))].sort((a, b) => a - b)
  const [first = 0] = places
  const last = places.at(-1) ?? first
  const values = all.map(({ value }) => value)
  const ticks = given ?? niceTicks(Math.min(...values, lowerBound ?? Number.POSITIVE_INFINITY), Math.max(...values))
  const [bottom = 0] = ticks
  const top = ticks.at(-1) ?? 1
  const x = (at: number) => (last === first ? 50 : ((at - first) / (last - first)) * 100)
  const [firstText, lastText] = [formatAt(first), formatAt(last)]
  const y = (value: number) => 100 - ((value - bottom) / (top - bottom)) * 100
  return (
    <Figure aria-label={label}>
      {series.length > 1 && (
        <ul className="names">
          {series.map(({ name, shape }, index) => (
            <li key={name}>
              <svg viewBox="0 0 28 8" aria-hidden="true">
                {shape === 'points' ? (
                  <circle className={CLASSES[index]} cx="14" cy="4" r="3" />
                ) : (
                  <path className={CLASSES[index]} d="M1 4H27" />
                )}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="plot" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
          {ticks.map((tick) => (
            <line
              key={tick}
              className="grid"
              x1="0"
              x2="100"
              y1={y(tick)}
              y2={y(tick)}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {series.map(({ name, points, shape }, index) =>
            shape === 'points' ? null : (
              <path
                key={name}
                className={CLASSES[index]}
                vectorEffect="non-scaling-stroke"
                d={points.map(({ at, value }, i) => `${i ? 'L' : 'M'}${x(at)} ${y(value)}`).join('')}
              />
            ),
          )}
        </svg>
        {series.map(({ points, shape }, index) =>
          shape === 'line' || index > 0
            ? null
            : (points.length > DOTS_MAX ? points.slice(-1) : points).map((point, i, shown) => (
                <i
                  // Two points may have the same position.
                  // biome-ignore lint/suspicious/noArrayIndexKey: a point has no other name
                  key={i}
                  className={i === shown.length - 1 ? 'newest' : undefined}
                  style={{ left: `${x(point.at)}%`, top: `${y(point.value)}%` }}
                />
              )),
        )}
        {ticks.map((tick) => (
          <span key={tick} className="tick" style={{ top: `${y(tick)}%` }}>
            {formatValue(tick)}
          </span>
        ))}
      </div>
      <div className="ends" aria-hidden="true">
        <span>{firstText}</span>
        {lastText !== firstText && <span>{lastText}</span>}
      </div>
      <details>
        <summary>
          <Trans>Show the figures</Trans>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by the keyboard */}
        <section className="figures" tabIndex={0} aria-label={label}>
          <table>
            <thead>
              <tr>
                <td />
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowsOf(series, places).map(({ at, nth, values }) => (
                <tr key={`${at} ${nth}`}>
                  <th scope="row">{formatAt(at)}</th>
                  {series.map(({ name }, i) => (
                    <td key={name}>{values[i] === undefined ? '–' : formatValue(values[i])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Figure>
  )
}
