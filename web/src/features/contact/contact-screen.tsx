import { Trans, useLingui } from '@lingui/react/macro'
import { useLetter } from '#data/contact'
import { useUser } from '#session/session'
import { Card } from '#ui/card'
import { Loading } from '#ui/loading'
import { Page } from '#ui/page'
import { PageSection } from '#ui/page-section'
import { Stack } from '#ui/stack'
import { ContactForm } from './contact-form'

/** `/contact`: a letter to the team, with what is done with it. */
export function ContactScreen() {
  const { t } = useLingui()
  const user = useUser()
  const letter = useLetter()
  return (
    <Page title={t`Contact`} lead={<Trans>A question, a mistake you found, an idea: we answer within 24 hours.</Trans>}>
      <PageSection title={<Trans>Your message</Trans>} help={<Trans>Read by the team only</Trans>}>
        {letter === undefined ? <Loading /> : <ContactForm user={user} begun={letter} />}
      </PageSection>
      <PageSection title={<Trans>Ethics and confidentiality</Trans>}>
        <Card>
          <Stack>
            <p>
              <Trans>
                What you write here is read by the team and by nobody else. It serves to answer you, and goes when your
                account does.
              </Trans>
            </p>
            <p>
              <Trans>
                Do not name patients, colleagues or other applicants. Tell us what happened without what would let
                somebody recognise them.
              </Trans>
            </p>
            <p>
              <Trans>
                Please do not send real questions of the official test: its candidates promise to keep them secret, and
                we do not use them.
              </Trans>
            </p>
          </Stack>
        </Card>
      </PageSection>
    </Page>
  )
}
