import { Trans, useLingui } from '@lingui/react/macro'
import { useContactDraft } from '#data/account/contact'
import { useUser } from '#session/session'
import { Loading } from '#ui/feedback/loading'
import { Card } from '#ui/layout/card'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { ContactForm } from './contact-form'

/** `/contact`: a message to the team, and how it is handled. */
export function ContactScreen() {
  const { t } = useLingui()
  const user = useUser()
  const draft = useContactDraft()
  return (
    <Page title={t`Contact`} lead={<Trans>A question, a mistake you found, an idea: we answer within 24 hours.</Trans>}>
      <PageSection title={<Trans>Your message</Trans>} help={<Trans>Read by the team only</Trans>}>
        {draft === undefined ? <Loading /> : <ContactForm user={user} begun={draft} />}
      </PageSection>
      <PageSection title={<Trans>Ethics and confidentiality</Trans>}>
        <Card>
          <Stack>
            <p>
              <Trans>
                Only the team reads what you write here. We use it to answer you, and it is deleted with your account.
              </Trans>
            </p>
            <p>
              <Trans>
                Do not name patients, colleagues or other applicants. Leave out anything that would let someone
                recognize them.
              </Trans>
            </p>
            <p>
              <Trans>
                Please do not send real test questions: test takers promise to keep them secret, and we do not use them.
              </Trans>
            </p>
          </Stack>
        </Card>
      </PageSection>
    </Page>
  )
}
