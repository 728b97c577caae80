import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { durationText } from '#i18n/duration-text'
import { useLanguage } from '#session/language'
import type { TimeUse } from './time-use'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '2px',
    height: '12px',
    '& > i': { borderRadius: 'xs', minWidth: '2px' },
    '& > .thinking': { background: 'mark.communication.line' },
    '& > .typing': { background: 'accent.solid' },
    '& > .after': { background: 'bg.emphasized' },
  },
})
const Legend = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 24px',
    marginTop: '3',
    fontSize: '.9375rem',
    '& > div': { display: 'flex', gap: '2', alignItems: 'baseline' },
    '& dt': { color: 'fg.muted', display: 'flex', gap: '2', alignItems: 'center' },
    '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& dt > i': { width: '10px', height: '10px', borderRadius: 'xs', flex: 'none' },
    '& .thinking': { background: 'mark.communication.line' },
    '& .typing': { background: 'accent.solid' },
    '& .after': { background: 'bg.emphasized' },
  },
})

/** Thinking, typing and the remainder of a typed scenario as a bar, with the numbers. */
export function TimeUseBar({ use }: { use: TimeUse }) {
  const { t } = useLingui()
  const language = useLanguage()
  const parts = [
    { name: 'thinking', ms: use.thinkingMs, label: t`Before the first keystroke` },
    { name: 'typing', ms: use.typingMs, label: t`While typing` },
    { name: 'after', ms: use.afterMs, label: t`After the last keystroke` },
  ]
  const time = (ms: number) => durationText(language, ms / 1000)
  return (
    <div>
      <Bar role="img" aria-label={parts.map(({ label, ms }) => `${label} ${time(ms)}`).join(', ')}>
        {parts.map(
          ({ name, ms }) => ms > 0 && <i key={name} className={name} style={{ flexGrow: ms, flexBasis: 0 }} />,
        )}
      </Bar>
      <Legend>
        {parts.map(({ name, ms, label }) => (
          <div key={name}>
            <dt>
              <i className={name} />
              {label}
            </dt>
            <dd>{time(ms)}</dd>
          </div>
        ))}
        {use.lastWords !== null && (
          <div>
            <dt>
              <Trans>In the last 30 s</Trans>
            </dt>
            <dd>
              <Plural value={use.lastWords} one="# word" other="# words" />
            </dd>
          </div>
        )}
      </Legend>
    </div>
  )
}
