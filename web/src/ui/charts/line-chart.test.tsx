import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { system } from '../../app/theme'
import { type ChartSeries, LineChart } from './line-chart'

const show = (series: readonly ChartSeries[], formatAt = (at: number) => `run ${at}`) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return render(
    <I18nProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <LineChart label="Speed" series={series} formatValue={(v) => `${v} WPM`} formatAt={formatAt} />
      </ChakraProvider>
    </I18nProvider>,
  )
}
const points = (...values: number[]) => values.map((value, i) => ({ at: i + 1, value }))

// Axe checks charts in the tests of the features that show them.
test('the figures are a table that anybody can open, with a dash where a series has none', async () => {
  show([
    { name: 'Each run', points: points(40, 44, 48) },
    { name: 'Mean', points: points(40, 42).map((p) => ({ ...p, at: p.at + 1 })) },
  ])
  expect(screen.getByRole('figure', { name: 'Speed' })).toBeInTheDocument()
  await userEvent.click(screen.getByText('Show the figures'))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Each runMean',
    'run 140 WPM–',
    'run 244 WPM40 WPM',
    'run 348 WPM42 WPM',
  ])
})

test('two points in one place are two rows, and one place is named once below the line', async () => {
  const { container } = show([
    {
      name: 'Each run',
      points: [
        { at: 1, value: 40 },
        { at: 1, value: 44 },
      ],
    },
    { name: 'Mean', points: points(42) },
  ])
  expect(container.querySelector('.ends')?.textContent).toBe('run 1')
  expect(container.querySelectorAll('.plot i')).toHaveLength(2)
  await userEvent.click(screen.getByText('Show the figures'))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['Each runMean', 'run 140 WPM42 WPM', 'run 144 WPM–'])
})

test('where all points are of one day, the day is named once below the line', () => {
  const { container } = show([{ name: 'Each run', points: points(40, 44, 48) }], () => 'Nov. 24')
  expect(container.querySelector('.ends')?.textContent).toBe('Nov. 24')
  expect(container.querySelectorAll('.plot i')).toHaveLength(3)
})

test('the newest point is marked, and a long course has no other', () => {
  const short = show([{ name: 'Each run', points: points(40, 44, 48) }])
  expect(short.container.querySelectorAll('i')).toHaveLength(3)
  expect(short.container.querySelectorAll('i.newest')).toHaveLength(1)
  short.unmount()
  const long = show([{ name: 'Each run', points: points(...Array.from({ length: 61 }, (_, i) => i)) }])
  expect(long.container.querySelectorAll('i')).toHaveLength(1)
})

test('all values alike, or one alone, still stand inside the plot', () => {
  const { container } = show([{ name: 'Each run', points: points(50) }])
  const [dot] = container.querySelectorAll('i')
  expect(dot?.style.left).toBe('50%')
  expect(dot?.style.top).toBe('50%')
})
