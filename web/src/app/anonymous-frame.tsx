import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Outlet } from '@tanstack/react-router'
import { Brand } from '#ui/brand'
import { LinkButton } from '#ui/link-button'
import { TextLink } from '#ui/text-link'
import { LanguageToggle } from './language-toggle'

const Header = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    maxWidth: 'page',
    marginInline: 'auto',
    minHeight: '68px',
    paddingInline: { base: '4', md: '8' },
    paddingRight: { xl: '10' },
    '& > span': { marginRight: 'auto' },
  },
})

const Footer = chakra('footer', {
  base: {
    borderTop: '1px solid {colors.border}',
    padding: '20px 16px 32px',
    fontSize: 'sm',
    color: 'fg.muted',
    '& > div': {
      maxWidth: '61rem',
      marginInline: 'auto',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
    '& p': { maxWidth: '60ch' },
    '& nav': { display: 'flex', flexWrap: 'wrap', gap: '4' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', color: 'inherit' },
  },
})

/** The frame of public pages: logo, language and sign-in above, legal links below. */
export function AnonymousFrame() {
  const { t } = useLingui()
  return (
    <>
      <Header data-frame>
        <Brand />
        <LanguageToggle />
        <LinkButton to="/auth">
          <Trans>Sign in</Trans>
        </LinkButton>
      </Header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer>
        <div>
          <p>
            <Trans>
              Situ is independent. “Casper” is a trademark of its owner, who neither approves nor sponsors this site.
            </Trans>
          </p>
          <nav aria-label={t`Footer`}>
            <TextLink to="/about">
              <Trans>About</Trans>
            </TextLink>
            <TextLink to="/terms">
              <Trans>Terms</Trans>
            </TextLink>
            <TextLink to="/privacy">
              <Trans>Privacy</Trans>
            </TextLink>
            <TextLink to="/accessibility">
              <Trans>Accessibility</Trans>
            </TextLink>
          </nav>
        </div>
      </Footer>
    </>
  )
}
