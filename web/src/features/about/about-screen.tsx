import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { useSession } from '#session/session'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { Grid } from '#ui/layout/grid'
import { List } from '#ui/layout/list'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { LinkButton } from '#ui/link-button'
import { ABOUT_LEAD, INVITATION, KEY_FEATURES, MISSION, PILLARS } from './about-text'
import { InstallCard } from './install-card'

const Reading = chakra('p', { base: { textStyle: 'reading', maxWidth: 'measure' } })
const Pillar = chakra(Card, {
  base: {
    '& > svg': { color: 'accent.fg' },
    '& > h3': { fontWeight: 600, marginTop: '10px' },
    '& > p': { color: 'fg.muted', fontSize: '.9375rem', marginTop: '1' },
  },
})

/** What Situ is, how it works and what it offers. */
export function AboutScreen() {
  const { t } = useLingui()
  const signedIn = useSession().status === 'signed-in'
  return (
    <Page
      title={t`About Situ`}
      margin={
        <LinkButton to="/" tone="quiet" size="sm" css={{ marginLeft: '-14px', marginTop: '-12px' }}>
          <Icon of={ArrowLeft} size="s" />
          <Trans>Back</Trans>
        </LinkButton>
      }
      lead={ABOUT_LEAD}
    >
      <PageSection title={t`Our mission`}>
        <Reading>{MISSION}</Reading>
      </PageSection>
      <PageSection title={t`How it works`} help={t`Three things you can count on`}>
        <Grid columns="three">
          {PILLARS.map(({ id, icon, title, text }) => (
            <Pillar key={id}>
              <Icon of={icon} size="l" />
              <h3>{title}</h3>
              <p>{text}</p>
            </Pillar>
          ))}
        </Grid>
      </PageSection>
      <PageSection title={t`Key features`}>
        <List>
          {KEY_FEATURES.map(({ id, icon, title, text }) => (
            <li key={id}>
              <Icon of={icon} />
              <span className="grow">
                <b>{title}</b>
                <small>{text}</small>
              </span>
            </li>
          ))}
        </List>
      </PageSection>
      <PageSection title={t`Install`} help={t`Phone, tablet or computer`}>
        <InstallCard />
      </PageSection>
      {!signedIn && (
        <PageSection title={t`Get started`}>
          <Card>
            <Row spread>
              <p className="grow">{INVITATION}</p>
              <LinkButton to="/auth" search={{ tab: 'register' }} tone="primary">
                <Trans>Create my account</Trans>
              </LinkButton>
            </Row>
          </Card>
        </PageSection>
      )}
    </Page>
  )
}
