import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { currentDb } from '#data/db/db'
import { FONT_SIZES, saveTypingView, type TypingView } from '#data/typing/typing-view'
import { Checkbox } from '#ui/form/checkbox'
import { Segmented } from '#ui/form/segmented'

const Bar = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2 20px',
    marginTop: '3',
    fontSize: '.9375rem',
    '& > legend': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

/** Settings of the typing area, stored on this device. */
export function ViewOptions({ view }: { view: TypingView }) {
  const { t } = useLingui()
  const names = { s: t`Small text`, m: t`Medium text`, l: t`Large text`, xl: t`Very large text` }
  const change = (changed: Partial<TypingView>) => void saveTypingView(currentDb(), changed)
  return (
    <Bar>
      <legend>
        <Trans>Text display</Trans>
      </legend>
      <Checkbox checked={view.quiet} onChange={(event) => change({ quiet: event.target.checked })}>
        <Trans>Quiet mode: hide the figures while I type</Trans>
      </Checkbox>
      <Checkbox checked={view.keyHint} onChange={(event) => change({ keyHint: event.target.checked })}>
        <Trans>Show the next key</Trans>
      </Checkbox>
      <Segmented
        label={t`Text size`}
        value={view.fontSize}
        options={FONT_SIZES.map((size) => ({
          value: size,
          name: names[size],
          label: <span style={{ fontSize: `${0.75 + FONT_SIZES.indexOf(size) * 0.17}rem` }}>A</span>,
        }))}
        onChange={(fontSize) => change({ fontSize })}
      />
    </Bar>
  )
}
