import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, CalendarDays, ChartColumn, Download, Mic, RotateCw, Video, Wind } from 'lucide-react'
import type { ModuleRow } from '#data/library/module-library'
import type { ProgressView } from '#data/progress/progress'
import { formatPercent } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { ActionContent, ActionLink, ActionList } from '#ui/action-list'
import { Badge } from '#ui/badge'
import { ProgressBar } from '#ui/charts/progress-bar'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { LinkButton } from '#ui/link-button'
import { useExport } from './use-export'
import { useResume } from './use-resume'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { md: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
  },
})
const Title = chakra('p', {
  base: { fontFamily: 'heading', fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2, margin: '12px 0 2px' },
})

/** A button that continues where the learner stopped, with the quick actions beside it. */
export function QuickStart({
  rows,
  progress,
  isWhole = false,
}: {
  rows: readonly ModuleRow[]
  progress: ProgressView
  /** Whether the whole progress is already on this screen. */
  isWhole?: boolean
}) {
  const { t } = useLingui()
  const resume = useResume(progress.fold.recent)
  const { saveFile } = useExport(progress)
  const language = useLanguage()
  const opened = rows
    .filter((r) => r.lastAccessed > 0 && r.progress.status !== 'completed')
    .sort((a, b) => b.lastAccessed - a.lastAccessed)[0]
  const row = opened ?? rows.find((r) => r.progress.status === 'not_started') ?? rows[0]
  const title = row && pick(row.module.title, language)
  return (
    <PageSection
      title={opened ? <Trans>Resume</Trans> : <Trans>Start</Trans>}
      help={opened ? <Trans>Where you left off</Trans> : <Trans>One module at a time</Trans>}
    >
      <Columns>
        <Card css={{ minHeight: '200px' }}>
          {row && (
            <>
              <Badge tone="accent">
                <Trans>
                  Module {row.module.order} of {rows.length}
                </Trans>
              </Badge>
              <Title>{title}</Title>
              <p className="about">
                {opened ? (
                  <Trans>
                    Page {row.progress.currentPage} of {row.module.pageCount}
                  </Trans>
                ) : (
                  pick(row.module.description, language)
                )}
              </p>
              {opened && (
                <Row nowrap css={{ marginTop: '4' }}>
                  <div className="grow">
                    <ProgressBar percent={row.progress.progressPercentage} label={t`Progress in the module`} />
                  </div>
                  <b className="num">
                    <small>{formatPercent(language, row.progress.progressPercentage)}</small>
                  </b>
                </Row>
              )}
              <LinkButton
                to="/learning/$id"
                params={{ id: row.module.id }}
                tone="primary"
                size="lg"
                wide
                css={{ marginTop: '4' }}
              >
                {opened ? <Trans>Resume reading</Trans> : <Trans>Start reading</Trans>}
                <Icon of={ArrowRight} size="s" />
              </LinkButton>
            </>
          )}
        </Card>
        <ActionList aria-label={t`Quick actions`}>
          <button type="button" onClick={resume}>
            <ActionContent
              icon={RotateCw}
              title={<Trans>Resume the last activity</Trans>}
              caption={<Trans>Module, quiz, scenario or game</Trans>}
            />
          </button>
          <ActionLink to="/focus-session" search={{ autostart: 1 }}>
            <ActionContent
              icon={Wind}
              title={<Trans>Focus session</Trans>}
              caption={<Trans>10 min of guided breathing</Trans>}
            />
          </ActionLink>
          <ActionLink to="/practice">
            <ActionContent
              icon={Mic}
              title={<Trans>Pronunciation practice</Trans>}
              caption={<Trans>2 min aloud</Trans>}
            />
          </ActionLink>
          <ActionLink to="/video-practice">
            <ActionContent
              icon={Video}
              title={<Trans>Video practice</Trans>}
              caption={<Trans>Review and export your recordings, or copy a link to a scenario</Trans>}
            />
          </ActionLink>
          <ActionLink to="/scheduler">
            <ActionContent
              icon={CalendarDays}
              title={<Trans>Consult the calendar</Trans>}
              caption={<Trans>Your notes and goals</Trans>}
            />
          </ActionLink>
          {!isWhole && (
            <ActionLink to="/dashboard">
              <ActionContent
                icon={ChartColumn}
                title={<Trans>All my progress</Trans>}
                caption={<Trans>All modules, and the export</Trans>}
              />
            </ActionLink>
          )}
          <button type="button" onClick={saveFile}>
            <ActionContent
              icon={Download}
              title={<Trans>Export progress</Trans>}
              caption={<Trans>Numbers and every activity, as a file</Trans>}
            />
          </button>
        </ActionList>
      </Columns>
    </PageSection>
  )
}
