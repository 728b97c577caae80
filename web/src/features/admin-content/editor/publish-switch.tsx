import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    cursor: 'pointer',
    fontSize: 'sm',
    '& > input': {
      appearance: 'none',
      position: 'relative',
      width: '40px',
      height: '24px',
      flex: 'none',
      borderRadius: 'full',
      border: '1px solid {colors.border.emphasized}',
      background: 'bg.muted',
      cursor: 'inherit',
      transition: 'background {durations.fast}',
      _after: {
        content: '""',
        position: 'absolute',
        top: '3px',
        left: '3px',
        width: '16px',
        height: '16px',
        borderRadius: 'full',
        background: 'fg.muted',
        transition: 'left {durations.fast}',
      },
    },
    '& > input:checked': { background: 'accent.solid', borderColor: 'accent.solid' },
    '& > input:checked::after': { left: '19px', background: 'accent.contrast' },
    '@media (forced-colors: active)': {
      '& > input::after': { background: 'CanvasText' },
      '& > input:checked': { background: 'Highlight' },
    },
    '& > input[aria-busy=true]': { opacity: 0.5 },
  },
})

/** Draft or published, saved at once. */
export const PublishSwitch = ({
  isPublished,
  name,
  busy,
  onChange,
}: {
  isPublished: boolean
  /** The name for screen readers. */
  name: string
  busy: boolean
  onChange: () => void
}) => (
  <Label>
    <input
      type="checkbox"
      role="switch"
      aria-label={name}
      aria-checked={isPublished}
      aria-busy={busy || undefined}
      checked={isPublished}
      onChange={() => !busy && onChange()}
    />
    <span aria-hidden>{isPublished ? <Trans>Published</Trans> : <Trans>Draft</Trans>}</span>
  </Label>
)
