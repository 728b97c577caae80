import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink, Keyboard } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { TYPING_SITE } from 'shared/model/content/embedded-games'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { AnchorButton } from '#ui/anchor-button'
import { Button } from '#ui/button'
import { Countdown } from '#ui/feedback/countdown'
import { Notice } from '#ui/feedback/notice'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { Grid } from '#ui/layout/grid'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'

/** Seconds until the platform opens automatically. */
const SECONDS = 3

const Title = chakra('h2', {
  base: { display: 'flex', alignItems: 'center', gap: '2', fontFamily: 'heading', fontWeight: 600, fontSize: 'xl' },
})
const Text = chakra('p', { base: { color: 'fg.muted', marginTop: '2', marginBottom: '4' } })

/**
 * The choice between the platform and another website. The platform opens automatically, unless the learner explores
 * the page.
 */
export function TypingSelector({
  onPlatform,
  onSite,
}: {
  onPlatform: (how: { byItself: boolean }) => void
  onSite: () => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const [isCounting, setIsCounting] = useState(true)
  const area = useRef<HTMLDivElement>(null)
  const site = pick(TYPING_SITE.name, language)
  useEffect(() => {
    const stop = () => setIsCounting(false)
    // Focusing a control, pressing on the page or hiding it counts as exploring; the focus that the heading gets does
    // not.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('a, button, input, select, textarea')) stop()
    }
    const onHide = () => document.visibilityState === 'hidden' && stop()
    document.addEventListener('focusin', onFocus)
    document.addEventListener('visibilitychange', onHide)
    area.current?.addEventListener('pointerdown', stop)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [])
  return (
    <Page title={t`Typing`} lead={<Trans>Where would you like to practise?</Trans>}>
      <PageBody>
        <Stack ref={area} css={{ gap: '4' }}>
          <Notice
            action={
              isCounting && (
                <Button size="sm" onClick={() => setIsCounting(false)}>
                  <Trans>Stay here</Trans>
                </Button>
              )
            }
          >
            {isCounting ? (
              <Countdown seconds={SECONDS} onDone={() => onPlatform({ byItself: true })}>
                {(left) => (
                  <Plural
                    value={left}
                    one="The practice platform opens automatically in # second."
                    other="The practice platform opens automatically in # seconds."
                  />
                )}
              </Countdown>
            ) : (
              <Trans>Take your time: nothing will open automatically.</Trans>
            )}
          </Notice>
          <Grid>
            <Card>
              <Title>
                <Icon of={Keyboard} />
                <Trans>Practice platform</Trans>
              </Title>
              <Text>
                <Trans>
                  Medical texts, your own texts or random words, in French and English, even offline; plus answers timed
                  like the real test.
                </Trans>
              </Text>
              <Button tone="primary" onClick={() => onPlatform({ byItself: false })}>
                <Trans>Open the platform</Trans>
              </Button>
            </Card>
            <Card>
              <Title>
                <Icon of={ExternalLink} />
                {site}
              </Title>
              <Text>
                <Trans>An external typing site. What you do there stays there: Situ sees none of it.</Trans>
              </Text>
              <Row>
                <AnchorButton
                  href={TYPING_SITE.url}
                  target="_blank"
                  rel="noopener noreferrer"
                  onClick={() => setIsCounting(false)}
                >
                  <Trans>New tab</Trans>
                  <Icon of={ExternalLink} size="s" />
                </AnchorButton>
                <Button tone="quiet" onClick={onSite}>
                  <Trans>Show it here</Trans>
                </Button>
              </Row>
            </Card>
          </Grid>
        </Stack>
      </PageBody>
    </Page>
  )
}
