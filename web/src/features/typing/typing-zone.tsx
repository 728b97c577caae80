import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { FontSize } from '#data/typing/typing-view'
import { Badge } from '#ui/badge'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { RunState } from './engine/typing-run'
import type { ActiveText } from './modes/active-text'
import type { ZoneElements } from './use-typing-run'

const SIZES: Record<FontSize, string> = { s: '1.0625rem', m: '1.375rem', l: '1.75rem', xl: '2.25rem' }

const Zone = chakra('div', {
  base: {
    position: 'relative',
    marginTop: '4',
    padding: { base: '16px 16px 18px', md: '20px 20px 22px' },
    border: '2px solid {colors.border.emphasized}',
    borderRadius: 'lg',
    background: 'bg.panel',
    overflow: 'hidden',
    _focusWithin: { borderColor: 'accent.focusRing' },
    '& .head': { display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'space-between', alignItems: 'center' },
    '& .head h3': { fontWeight: 600, minWidth: 0 },
    // Room for the longest message, so that the text below does not move when it disappears.
    '& .said': { minHeight: { base: '2.75rem', md: '1.5rem' }, marginBlock: '1', fontSize: 'sm', color: 'fg.muted' },
    '& .said[data-tone=warning]': { color: 'warning.fg', fontWeight: 500 },
    '& .window': {
      position: 'relative',
      // Five lines at any size, so that nothing below moves during typing.
      height: 'calc(5 * 1.9 * var(--typing-size))',
      overflow: 'hidden',
      fontFamily: 'mono',
      fontWeight: 500,
      fontSize: 'var(--typing-size)',
      lineHeight: 1.9,
      color: 'fg.subtle',
    },
    '& .sheet': {
      position: 'relative',
      whiteSpace: 'pre-wrap',
      transition: 'transform {durations.normal} {easings.standard}',
    },
    '& .letters': { position: 'relative' },
    // Each line has its own layout and painting: a changed letter affects its line, not the whole text.
    '& .line': { display: 'block', isolation: 'isolate', contain: 'layout style' },
    '& .w': {
      display: 'inline-block',
      maxWidth: '100%',
      overflowWrap: 'anywhere',
      verticalAlign: 'top',
    },
    '& .l': { position: 'static', borderRadius: '2px' },
    '& .ok': { color: 'fg' },
    '& .ko': {
      color: 'danger.fg',
      background: 'danger.subtle',
      textDecoration: 'underline 2px',
      textUnderlineOffset: '5px',
    },
    '& .wait': { color: 'fg', textDecoration: 'underline dotted 2px', textUnderlineOffset: '5px' },
    '& .cur': { color: 'mark.onHighlight' },
    // Caret and mark of the current letter: a layer of their own below the letters, moved by the compositor without
    // painting letters. The mark is not the letter's background, because an inline box that gets one needs layout at
    // every key.
    '& .caret': {
      position: 'absolute',
      top: 0,
      left: 0,
      borderLeft: '2px solid {colors.fg}',
      borderRadius: '0 2px 2px 0',
      background: 'mark.highlight',
      willChange: 'transform',
      transition: 'transform {durations.fast} {easings.out}',
    },
    '& .quick': { transition: 'none' },
    // In forced-colors mode the browser paints a plate behind text, which would hide the caret below the letters; so
    // the letters set the system's colours themselves.
    '@media (forced-colors: active)': {
      '& .letters': { forcedColorAdjust: 'none', '& *': { color: 'CanvasText', background: 'none' } },
      '& .letters .cur': { color: 'HighlightText' },
      '& .caret': { background: 'Highlight', borderColor: 'CanvasText' },
    },
    '& .caret[data-pending]::after': {
      content: 'attr(data-pending)',
      position: 'absolute',
      left: 0,
      bottom: '82%',
      fontSize: '.7em',
      lineHeight: 1,
      color: 'fg',
    },
    '& .field': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      padding: '4',
      border: 0,
      opacity: 0,
      resize: 'none',
      // A phone zooms into a focused field whose text is smaller than 16 px.
      fontSize: '16px',
      cursor: 'text',
    },
  },
  variants: {
    resting: {
      true: { '& .caret': { opacity: 0.45 } },
    },
  },
})

/** The field's own caret is invisible, but each blink is a frame for which a key may have to wait. */
const NO_BLINK = { caretAnimation: 'manual' } as object

/** The text to type, with its caret, and over it the invisible field into which the keyboard writes. */
export function TypingZone({
  active,
  elements: { field, window, sheet, letters, caret },
  state,
  refused,
  size,
  foot,
}: {
  active: ActiveText
  elements: ZoneElements
  state: RunState
  refused: boolean
  size: FontSize
  foot: ReactNode
}) {
  const { t } = useLingui()
  const id = useId()
  const { title, badge, body, language } = active
  return (
    <Zone resting={state === 'paused'} style={{ '--typing-size': SIZES[size] } as object}>
      <div className="head">
        <h3>{title}</h3>
        {badge && <Badge>{badge}</Badge>}
      </div>
      <p className="said" role="status" data-tone={refused || state === 'paused' ? 'warning' : undefined}>
        {refused ? (
          <Trans>Only typing counts: no pasting, dragging or dictation.</Trans>
        ) : state === 'paused' ? (
          <Trans>Paused: the clock is stopped. Click and type to continue.</Trans>
        ) : (
          state === 'idle' && <Trans>Type: the session starts with the first character.</Trans>
        )}
      </p>
      <VisuallyHidden id={`${id}-text`} lang={language}>
        {body}
      </VisuallyHidden>
      <div className="window" ref={window} aria-hidden="true" lang={language}>
        <div className="sheet" ref={sheet}>
          <span className="caret" ref={caret} />
          <div className="letters" ref={letters} />
        </div>
      </div>
      <textarea
        ref={field}
        className="field"
        style={NO_BLINK}
        aria-label={t`Type the text here`}
        aria-describedby={`${id}-text`}
        lang={language}
        readOnly={state === 'finished'}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        data-gramm="false"
      />
      {foot}
    </Zone>
  )
}
