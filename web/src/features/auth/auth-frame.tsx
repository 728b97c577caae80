import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, Compass, LifeBuoy, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { setLanguage, useInterfaceLanguage } from '#session/language'
import { Brand } from '#ui/brand'
import { BrandMark } from '#ui/brand-mark'
import { LANGUAGE_OPTIONS } from '#ui/form/language-options'
import { Segmented } from '#ui/form/segmented'
import { Highlight } from '#ui/highlight'
import { Icon } from '#ui/icon'
import { LinkButton } from '#ui/link-button'
import { TextLink } from '#ui/text-link'

/** From this width on the screen has two halves. */
const WIDE = '@media (min-width: 60rem)'

const Split = chakra('div', {
  base: {
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    [WIDE]: { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
    '& > main': {
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      gap: '6',
      padding: '12px 16px',
      [WIDE]: { padding: '24px 32px' },
    },
    '& .top': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    '& .top > a': { marginLeft: '-12px' },
    '& .top > svg': { [WIDE]: { display: 'none' } },
    '& .form': { maxWidth: '400px', width: 'full', margin: '8px auto auto', [WIDE]: { marginBlock: 'auto' } },
    '& h1': { textStyle: 'pageTitle' },
    '& .notice': {
      fontSize: 'xs',
      color: 'fg.subtle',
      textAlign: 'center',
      maxWidth: '44ch',
      marginInline: 'auto',
      lineHeight: 1.5,
    },
    '& .notice a': { color: 'inherit' },
    // The static page waits for the app.
    '& [aria-busy]': { opacity: 0.7 },
  },
})

const Banner = chakra('aside', {
  base: {
    padding: '24px 16px 32px',
    borderTop: '1px solid {colors.border}',
    '& .brand, & .headline': { display: 'none' },
    '& ul': { display: 'grid', gap: '4', maxWidth: '400px', marginInline: 'auto' },
    '& li': { display: 'flex', gap: '14px' },
    '& li svg': { color: 'accent.fg', marginTop: '2px' },
    '& li p': { fontSize: '.9375rem', color: 'fg.muted' },
    [WIDE]: {
      order: -1,
      display: 'flex',
      flexDirection: 'column',
      padding: '32px 48px',
      border: 0,
      background: 'ink.800',
      color: 'chalk.50',
      '& .brand': { display: 'block' },
      '& .brand-mark': { boxShadow: '0 0 0 1px #2C6468' },
      '& .inner': { margin: 'auto 0', borderLeft: '1px solid #8A5F68', paddingLeft: '8', maxWidth: '440px' },
      '& .headline': {
        display: 'block',
        fontFamily: 'heading',
        fontWeight: 600,
        fontSize: '2.25rem',
        lineHeight: 1.18,
        textWrap: 'balance',
      },
      '& .swipe': { background: 'linear-gradient(transparent 58%, #A8770F 58% 94%, transparent 94%)' },
      '& ul': { gap: '22px', marginTop: '36px', marginInline: 0, maxWidth: 'none' },
      '& li': { gap: '4' },
      '& li svg': { color: 'saffron.300' },
      '& li p': { color: '#CFE3E1' },
      '& :focus-visible': { outlineColor: 'saffron.300' },
    },
  },
})

/** The frame of the account forms: welcome, link back, language, and the terms. */
export function AuthFrame({ children, agreement }: { children: ReactNode; agreement?: boolean }) {
  const { t } = useLingui()
  return (
    <Split>
      <main id="content" tabIndex={-1}>
        <div className="top">
          <LinkButton to="/" tone="quiet">
            <Icon of={ArrowLeft} />
            <Trans>Back</Trans>
          </LinkButton>
          <BrandMark size={36} />
          <Segmented
            label={t`Language`}
            value={useInterfaceLanguage()}
            options={LANGUAGE_OPTIONS}
            onChange={(language) => void setLanguage(language)}
          />
        </div>
        <div className="form">{children}</div>
        {agreement && (
          <p className="notice">
            <Trans>
              By continuing, you agree to the <TextLink to="/terms">Terms of Service</TextLink> and the{' '}
              <TextLink to="/privacy">Privacy Policy</TextLink>.
            </Trans>
          </p>
        )}
      </main>
      <Banner aria-label={t`Welcome`}>
        <div className="brand">
          <Brand />
        </div>
        <div className="inner">
          <p className="headline">
            <Trans>
              Your preparation goes with you, even <Highlight>offline.</Highlight>
            </Trans>
          </p>
          <ul>
            <li>
              <Icon of={Compass} />
              <div>
                <b>
                  <Trans>Personalized learning</Trans>
                </b>
                <p>
                  <Trans>Situ remembers where you are and what to work on next.</Trans>
                </p>
              </div>
            </li>
            <li>
              <Icon of={Lock} />
              <div>
                <b>
                  <Trans>Secure and private</Trans>
                </b>
                <p>
                  <Trans>Your notes and your videos do not leave this device.</Trans>
                </p>
              </div>
            </li>
            <li>
              <Icon of={LifeBuoy} />
              <div>
                <b>
                  <Trans>Expert support</Trans>
                </b>
                <p>
                  <Trans>Answers to your messages within 24 hours.</Trans>
                </p>
              </div>
            </li>
          </ul>
        </div>
      </Banner>
    </Split>
  )
}
