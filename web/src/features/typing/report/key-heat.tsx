import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyErrors } from 'shared/rules/typing/typing-log'
import { formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'

const SHOWN = 12
/** Error rates in percent at which a key moves to the next colour. */
const STEPS = [0, 5, 10, 20, 35]

const Keys = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
    gap: '2',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      columnGap: '10px',
      padding: '8px 10px',
      borderRadius: 'md',
      border: '1px solid {colors.border}',
      fontSize: 'xs',
      lineHeight: 1.35,
      background: 'bg.panel',
    },
    '& kbd': {
      gridRow: 'span 2',
      display: 'grid',
      placeItems: 'center',
      minWidth: '40px',
      minHeight: '40px',
      paddingInline: '2',
      borderRadius: 'sm',
      font: '600 1.125rem/1 {fonts.mono}',
    },
    '& b': { fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    '& span': { color: 'fg.muted' },
    '& [data-heat="0"]': { background: 'chart.heat0', color: 'fg' },
    '& [data-heat="1"]': { background: 'chart.heat1', color: 'fg' },
    '& [data-heat="2"]': { background: 'chart.heat2', color: { _light: 'fg', _dark: 'fg' } },
    '& [data-heat="3"]': { background: 'chart.heat3', color: 'accent.contrast' },
    '& [data-heat="4"]': { background: 'chart.heat4', color: 'accent.contrast' },
  },
})
const Nothing = chakra('p', { base: { color: 'fg.muted', fontSize: '.9375rem' } })

const heatOf = (percent: number) => STEPS.findLastIndex((from) => percent >= from)

/** The keys with the most errors, at most `SHOWN`: coloured by error rate, with the numbers as text. */
export function KeyHeat({ keys }: { keys: readonly KeyErrors[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const missed = keys.filter(({ errors }) => errors > 0).slice(0, SHOWN)
  const nameOf = (key: string) => (key === ' ' ? t`space` : key === '\n' ? t`Enter` : key)
  if (missed.length === 0)
    return (
      <Nothing>
        <Trans>No keys missed.</Trans>
      </Nothing>
    )
  return (
    <Keys aria-label={t`Errors by key`}>
      {missed.map(({ key, errors, typed, instead }) => {
        const percent = (errors / typed) * 100
        const other = instead === undefined ? '' : nameOf(instead)
        return (
          <li key={key}>
            <kbd data-heat={heatOf(percent)}>{nameOf(key)}</kbd>
            <b>
              <Trans>
                {errors} of {typed}
              </Trans>
            </b>
            <span>
              {formatPercent(language, percent)}
              {other && (
                <>
                  {' · '}
                  <Trans>often {other} instead</Trans>
                </>
              )}
            </span>
          </li>
        )
      })}
    </Keys>
  )
}
