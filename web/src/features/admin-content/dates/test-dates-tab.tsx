import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock, CalendarX, Pencil, Plus, Trash2 } from 'lucide-react'
import { Fragment, useState } from 'react'
import type { TestDate } from 'shared/model/content/test-date'
import { isStale } from 'shared/rules/test-dates'
import { easternDay } from '#browser/eastern-time'
import { testDateContent, useContentList } from '#data/admin/admin-content'
import { useDraftedItems } from '#data/admin/content-drafts'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { DataTable } from '#ui/tables/data-table'
import { BegunDrafts } from '../list/begun-drafts'
import { DeleteContentDialog } from '../list/delete-content-dialog'
import { DeletedList } from '../list/deleted-list'
import { DraftedBadge } from '../list/drafted-badge'
import { ListFrame } from '../list/list-frame'
import { type ListView, ViewChoice } from '../list/list-tools'
import { useContentActs } from '../list/use-content-acts'
import { NEW, useItemPlace } from '../list/use-item-place'
import { TestDateEditor } from './test-date-editor'
import { inOrder } from './test-date-form'

/** The sittings of the test: add, edit and delete; past ones are marked. */
export function TestDatesTab() {
  const { t } = useLingui()
  const language = useLanguage()
  const { item, open, close, leave } = useItemPlace()
  const list = useContentList(testDateContent)
  const drafted = useDraftedItems('testDate')
  const [view, setView] = useState<ListView>('list')
  const today = easternDay(new Date())
  const day = (date: string) => formatDate(language, `${date}T12:00:00`, 'long')
  const clock = ({ date, time }: TestDate) => formatDate(language, `${date}T${time}:00`, 'time')
  const nameOf = (date: TestDate) => `${day(date.date)}, ${clock(date)}`

  const acts = useContentActs(testDateContent, nameOf)
  return (
    <ListFrame kind="testDate" list={list}>
      {(dates) => {
        if (item !== undefined)
          return <TestDateEditor item={item} items={dates} today={today} onClose={close} onLeave={leave} />
        const coming = dates.filter(({ date }) => date >= today).length
        return (
          <Stack>
            <Row spread>
              <p role="status">
                <Plural value={coming} _0="No upcoming dates" one="# upcoming date" other="# upcoming dates" />
              </p>
              <Button tone="primary" data-new-item onClick={() => open(NEW)}>
                <Icon of={Plus} size="s" />
                <Trans>New test date</Trans>
              </Button>
            </Row>
            <Row>
              <ViewChoice view={view} onChange={setView} />
            </Row>
            {view === 'list' && <BegunDrafts drafted={drafted} items={dates} titleOf={nameOf} onOpen={open} />}
            {view === 'deleted' ? (
              <DeletedList content={testDateContent} titleOf={nameOf} busy={acts.busy} onRestore={acts.restore} />
            ) : dates.length === 0 ? (
              <EmptyState drawing="calendar" title={<Trans>No test dates yet</Trans>}>
                <Trans>Add the dates that are announced, with their source.</Trans>
              </EmptyState>
            ) : (
              <DataTable
                cards="grid"
                fewActions
                caption={t`Test dates`}
                columns={[
                  t`Day`,
                  t`Time`,
                  t`Type of test`,
                  t`Language`,
                  { label: t`Source`, kind: 'wide' },
                  t`Checked on`,
                  t`Status`,
                  { label: t`Actions`, kind: 'actions' },
                ]}
                rows={inOrder(dates, today).map((date) => {
                  const name = nameOf(date)
                  return {
                    key: date.id,
                    cells: [
                      <Fragment key="day">
                        {day(date.date)}
                        <DraftedBadge isDrafted={drafted?.has(date.id) ?? false} />
                      </Fragment>,
                      clock(date),
                      date.testType,
                      { fr: t`In French`, en: t`In English` }[date.language],
                      date.source,
                      <span key="checked" style={{ whiteSpace: 'nowrap' }}>
                        {day(date.checkedOn)}
                        {date.date >= today && isStale(date.checkedOn, today) && (
                          <small>
                            <Trans>Needs rechecking</Trans>
                          </small>
                        )}
                      </span>,
                      date.date < today ? (
                        <Badge key="state" icon={CalendarX}>
                          <Trans>Past</Trans>
                        </Badge>
                      ) : (
                        <Badge key="state" tone="success" icon={CalendarClock}>
                          <Trans>Upcoming</Trans>
                        </Badge>
                      ),
                      <Fragment key="actions">
                        <IconButton icon={Pencil} label={t`Edit: ${name}`} data-edit onClick={() => open(date.id)} />
                        <IconButton icon={Trash2} label={t`Delete: ${name}`} onClick={() => acts.askDelete(date)} />
                      </Fragment>,
                    ],
                  }
                })}
              />
            )}
            {acts.deleting && (
              <DeleteContentDialog
                content={testDateContent}
                item={acts.deleting}
                title={nameOf(acts.deleting)}
                loading={acts.busy === acts.deleting.id}
                onConfirm={() => acts.deleting && acts.remove(acts.deleting)}
                onCancel={acts.cancelDelete}
              />
            )}
          </Stack>
        )
      }}
    </ListFrame>
  )
}
