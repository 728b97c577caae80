import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { BookOpen, HardDrive, LayoutDashboard } from 'lucide-react'
import { NOT_BUILT } from 'shared/contract/not-built'
import { ActionContent, ActionLink, ActionList } from '#ui/action-list'
import { EmptyState } from '#ui/empty-state'
import { Page } from '#ui/page'
import { PageSection } from '#ui/page-section'

type IssueName = (typeof NOT_BUILT.screens)[number]['issueName']

const NAMES: Record<string, MessageDescriptor> = {
  '/quizzes': msg`Quizzes`,
  '/quizzes/{id}': msg`Quiz`,
  '/casper': msg`Test preparation`,
  '/games': msg`Games`,
  '/admin': msg`Administration`,
  '/typing-admin': msg`Practice texts`,
}
const PROMISES: Record<IssueName, MessageDescriptor> = {
  Administration: msg`The tools of the administrator will open here.`,
}

/** The place of a part that a later version brings: says so, and what works meanwhile. */
export function ComingScreen() {
  const { i18n, t } = useLingui()
  const path = String(useMatches().at(-1)?.routeId ?? '').replaceAll(/\$(\w+)/g, '{$1}')
  const screen = NOT_BUILT.screens.find((entry) => entry.path === path)
  const name = NAMES[path]
  return (
    <Page title={name ? i18n._(name) : t`This part is being built`}>
      <PageSection title={t`Being built`} help={t`No date is promised`}>
        <EmptyState title={t`This part is being built`}>{screen && i18n._(PROMISES[screen.issueName])}</EmptyState>
      </PageSection>
      <PageSection title={t`Meanwhile`} help={t`All of it also works offline`}>
        <ActionList aria-label={t`Meanwhile`}>
          <ActionLink to="/learning-demo">
            <ActionContent
              icon={BookOpen}
              title={<Trans>Read a module</Trans>}
              caption={<Trans>Sixteen modules, in French and English</Trans>}
            />
          </ActionLink>
          <ActionLink to="/">
            <ActionContent
              icon={LayoutDashboard}
              title={<Trans>See where you are</Trans>}
              caption={<Trans>Your progress, on all your devices</Trans>}
            />
          </ActionLink>
          <ActionLink to="/device">
            <ActionContent
              icon={HardDrive}
              title={<Trans>Look after this device</Trans>}
              caption={<Trans>What is saved here, what has been sent, and a backup</Trans>}
            />
          </ActionLink>
        </ActionList>
      </PageSection>
    </Page>
  )
}
