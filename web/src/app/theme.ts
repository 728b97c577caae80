import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import tokens from './tokens.json' with { type: 'json' }

/** The highlighter: the lower 40 % of the line only. */
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
        scrollPaddingTop: '72px',
        colorScheme: 'light',
      },
      // Leaves room for the bar of the daily plan, where it is shown.
      'html:has([data-today-bar])': { scrollPaddingTop: '136px' },
      'html.dark': { colorScheme: 'dark' },
      body: { fontSynthesis: 'none', overflowWrap: 'break-word' },
      'h1, h2, h3': { textWrap: 'balance' },
      'h1:focus, main:focus': { outline: 'none' },
      p: { textWrap: 'pretty' },
      'b, strong': { fontWeight: 600 },
      'i, em': { fontStyle: 'normal' },
      small: { fontSize: 'xs' },
      mark: { background: 'none', color: 'inherit' },
      '.swipe, [aria-current] > .swipe-on': {
        background: swipe,
        paddingInline: '.06em',
        marginInline: '-.06em',
        boxDecorationBreak: 'clone',
      },
      '::placeholder': { color: 'fg.subtle', opacity: 1 },
      '::selection': { background: 'mark.swipe', color: 'fg' },
      ':focus-visible': {
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
