import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import tokens from './tokens.json' with { type: 'json' }

/** The highlighter colours a band in the lower part of the line, from 58 % to 94 % of its height. */
const swipe = 'linear-gradient(transparent 58%, {colors.mark.swipe} 58%, {colors.mark.swipe} 94%, transparent 94%)'

/**
 * Chakra with the application's own tokens and none of its recipes: a value that is not in tokens.json does not exist.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    ...(tokens as object),
    preflight: true,
    globalCss: {
      // The styles of Chakra's preflight, set once and inherited: set on every element they would cost more.
      html: {
        '--global-color-border': '{colors.border}',
        '--global-font-body': '{fonts.body}',
        '--global-font-mono': '{fonts.mono}',
        bg: 'bg',
        color: 'fg',
        // A focused element is scrolled to a place that no bar covers.
        scrollPaddingTop: '72px',
        scrollPaddingBottom: { base: 'calc({sizes.bottomNav} + 8px + env(safe-area-inset-bottom))', lg: '8px' },
        colorScheme: 'light',
      },
      // Leaves room for the bar of the daily plan, a clock and the buttons of an exercise, where they are shown.
      'html:has([data-today-bar], [data-clock-bar])': { scrollPaddingTop: '136px' },
      'html:has([data-dock])': { scrollPaddingBottom: '200px' },
      // A pull at the top must not reload a game, a test or a recording under way (browser/busy.ts).
      'html[data-busy], html:has([data-dock], [data-clock-bar])': { overscrollBehaviorY: 'contain' },
      // In a low window (a page enlarged to 400 %, or the part above a keyboard) bars scroll with the content instead
      // of covering it.
      'html[lang]': { '@media (max-height: 440px)': { scrollPadding: '8px' } },
      '[data-bar], [data-dock], [data-today-bar]': {
        '@media (max-height: 440px)': { position: 'static !important' },
      },
      // In forced-colors mode the browser removes backgrounds, so selected elements and the parts of a drawing get
      // system colours.
      '[aria-pressed=true], [aria-selected=true], nav [aria-current]': {
        '@media (forced-colors: active)': {
          forcedColorAdjust: 'none',
          background: 'Highlight !important',
          '&, & *': { color: 'HighlightText !important' },
          '& *': { background: 'none !important' },
        },
      },
      // In forced-colors mode highlighted passages lose their colours, and keep the underlines that distinguish the
      // families of dimensions.
      mark: {
        background: 'none',
        color: 'inherit',
        '@media (forced-colors: active)': { background: 'Canvas !important', color: 'CanvasText !important' },
      },
      '[aria-current=date]': { '@media (forced-colors: active)': { outline: '1px dashed' } },
      '[data-drawn]': { '@media (forced-colors: active)': { background: 'CanvasText !important' } },
      'html.dark': { colorScheme: 'dark' },
      // In landscape a notch is at the side.
      body: {
        fontSynthesis: 'none',
        overflowWrap: 'break-word',
        paddingLeft: 'env(safe-area-inset-left)',
        paddingRight: 'env(safe-area-inset-right)',
      },
      'h1, h2, h3': { textWrap: 'balance' },
      'h1:focus, main:focus': { outline: 'none' },
      p: { textWrap: 'pretty' },
      'b, strong': { fontWeight: 600 },
      'i, em': { fontStyle: 'normal' },
      small: { fontSize: 'xs' },
      '.swipe, [aria-current] > .swipe-on': {
        background: swipe,
        paddingInline: '.06em',
        marginInline: '-.06em',
        boxDecorationBreak: 'clone',
      },
      '::placeholder': { color: 'fg.subtle', opacity: 1 },
      '::selection': { background: 'mark.swipe', color: 'fg' },
      // Chromium's button that opens a calendar takes the focus from its field.
      ':focus-visible, input:is([type=date], [type=time]):focus-within': {
        outline: '2px solid {colors.accent.focusRing}',
        outlineOffset: '2px',
        borderRadius: 'sm',
      },
      '.brand-mark': { borderRadius: '25%', flex: 'none' },
      '.num': { fontVariantNumeric: 'tabular-nums' },
      '*, *::before, *::after, ::backdrop': {
        '@media (prefers-reduced-motion: reduce)': { animation: 'none !important', transition: 'none !important' },
      },
      'aside, nav, [data-frame]': { '@media print': { display: 'none !important' } },
    },
    theme: {
      ...tokens.theme,
      keyframes: {
        spin: { to: { transform: 'rotate(360deg)' } },
        rise: { from: { opacity: 0, transform: 'translateY(4px)' } },
      },
    },
  }),
)
