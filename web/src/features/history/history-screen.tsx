import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { NO_TITLES, useTitles } from '#data/library/titles'
import { useHistory } from '#data/progress/history'
import { useFreshProgress } from '#data/progress/use-progress'
import { useWholeLog } from '#data/progress/whole-log'
import { useLanguage } from '#session/language'
import { ACTIVITY_KINDS } from '#ui/activity/activity-kinds'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { Icon } from '#ui/icon'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import { ActivityDialog } from './activity-dialog'
import { findEntries, searchable } from './find-entries'
import { HistoryControls } from './history-controls'
import { HistoryDays } from './history-days'
import { LogNotice } from './log-notice'
import { ROWS_SHOWN, useHistoryAddress } from './use-history-address'

/** `/history`: everything the learner has done, by day, the newest first; each row opens its record. */
export function HistoryScreen() {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const entries = useHistory()
  const titles = useTitles()
  const log = useWholeLog()
  const { address, change, opened, close } = useHistoryAddress()
  // Evaluations and attempts of the other devices are fetched in the background.
  useFreshProgress()
  const all = useMemo(
    () =>
      entries && titles
        ? searchable(entries, language, titles, ({ activity }) => i18n._(ACTIVITY_KINDS[activity.type].name))
        : undefined,
    [entries, titles, language, i18n],
  )
  const query = useDeferredValue(address.search)
  const found = useMemo(() => all && findEntries(all, address.kind, query), [all, address.kind, query])
  const open = opened === undefined ? undefined : entries?.find(({ id }) => id === opened)
  const isNarrow = address.kind !== undefined || address.search !== ''
  const shown = found?.slice(0, address.rows)
  return (
    <Page
      title={t`History`}
      crumb={
        <Link to="/dashboard">
          <Icon of={ArrowLeft} size="s" />
          <Trans>Your progress</Trans>
        </Link>
      }
      lead={<Trans>Everything you have done, on all your devices. Press a row to open it.</Trans>}
    >
      {found && shown && all && log ? (
        <PageSection
          title={<Trans>Activities</Trans>}
          help={<Plural value={found.length} one="# activity" other="# activities" />}
        >
          <Stack css={{ gap: '5' }}>
            {all.length > 0 && <HistoryControls address={address} onChange={change} />}
            <LogNotice log={log} />
            {shown.length > 0 && (
              <div>
                <HistoryDays entries={shown} titles={titles ?? NO_TITLES} />
              </div>
            )}
            {shown.length < found.length && (
              <div>
                <Button wide onClick={() => change({ ...address, rows: address.rows + ROWS_SHOWN })}>
                  <Trans>Show older activities</Trans>
                </Button>
              </div>
            )}
            {found.length === 0 &&
              (isNarrow ? (
                <EmptyState
                  drawing="search"
                  title={<Trans>Nothing matches.</Trans>}
                  action={
                    <Button onClick={() => change({ kind: undefined, search: '', rows: ROWS_SHOWN })}>
                      <Trans>Show everything</Trans>
                    </Button>
                  }
                >
                  <Trans>Try fewer words, or all types.</Trans>
                </EmptyState>
              ) : (
                !log.isFetching && (
                  <EmptyState
                    title={<Trans>Nothing here yet.</Trans>}
                    action={
                      <LinkButton to="/">
                        <Trans>See what to do today</Trans>
                      </LinkButton>
                    }
                  >
                    <Trans>What you read, answer and play appears here, even offline.</Trans>
                  </EmptyState>
                )
              ))}
          </Stack>
        </PageSection>
      ) : (
        <Loading />
      )}
      {open && <ActivityDialog activity={open.activity} titles={titles ?? NO_TITLES} onClose={close} />}
    </Page>
  )
}
