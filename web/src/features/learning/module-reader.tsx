import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft, Clock } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { startPageIndex, totalSeconds } from 'shared/rules/module-progress'
import { useStoredState } from '#data/module-states'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Icon } from '#ui/icon'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { Page } from '#ui/page'
import { PageBody } from '#ui/page-body'
import { Stack } from '#ui/stack'
import { clockText } from '#ui/timer'
import { BreakReminder } from './break-reminder'
import { ModuleInformation } from './module-information'
import { PageContent } from './page-content'
import { PageList } from './page-list'
import { PageTurner } from './page-turner'
import { RelatedQuizzes } from './related-quizzes'
import type { ReadableModule } from './use-module'
import { usePageKeys } from './use-page-keys'
import { useReading } from './use-reading'
import { useServerPlace } from './use-server-place'

/** The seconds on this page; on a phone it stays in the top bar, so that it never scrolls away. */
const PageClock = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    padding: '8px 12px',
    borderRadius: 'md',
    background: 'bg.subtle',
    fontWeight: 600,
    fontSize: { base: 'lg', lg: 'xl' },
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    position: { base: 'fixed', lg: 'static' },
    top: { base: '6px' },
    right: { base: '112px' },
    zIndex: { base: 'nav' },
    _print: { display: 'none' },
  },
})

/** A page number of the address; what is none is ignored (the router hands on what its own check has left out). */
const pageOf = (page: unknown) => (Number.isInteger(page) && Number(page) > 0 ? Number(page) : undefined)

/** A module with its saved place: opens it there, or at the page that the address names. */
export function ModuleReader({ module }: { module: ReadableModule }) {
  const stored = useStoredState(module.id)
  const elsewhere = useServerPlace(module)
  const asked = pageOf((useSearch({ strict: false }) as { page?: unknown }).page)
  if (stored === undefined) return <Loading />
  // Never opened on this device: perhaps on another one.
  if (asked === undefined && stored.currentAt === 0 && elsewhere === undefined) return <Loading />
  const place = stored.currentAt === 0 && elsewhere ? elsewhere : stored
  const index = startPageIndex(asked ?? place.currentPage, module.pages.length)
  return <OpenPage module={module} index={index} furthest={place.lastPage} spent={totalSeconds(place)} />
}

interface Opened {
  module: ReadableModule
  index: number
  /** 1-based. */
  furthest: number
  /** Seconds in this module, on all devices. */
  spent: number
}
function OpenPage({ module, index, furthest, spent }: Opened) {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const area = useRef<HTMLDivElement>(null)
  const { seconds, slow } = useReading(module, index)
  const count = module.pages.length
  const page = module.pages[index]

  const turnTo = useCallback(
    (next: number) => {
      if (next < 0 || next >= count) return
      void navigate({ to: '/learning/$id', params: { id: module.id }, search: { page: next + 1 }, resetScroll: true })
    },
    [navigate, module.id, count],
  )
  usePageKeys(
    area,
    useCallback((by) => turnTo(index + by), [turnTo, index]),
  )

  // The address names the page from the first one on, so that the back button and a reload stay inside the module.
  useEffect(() => {
    void navigate({
      to: '/learning/$id',
      params: { id: module.id },
      search: { page: index + 1 },
      replace: true,
      resetScroll: false,
    })
  }, [navigate, module.id, index])

  if (!page) return null
  const title = pick(page.title, language)
  return (
    <Page
      title={title}
      crumb={
        <Link to="/learning-demo">
          <Icon of={ArrowLeft} size="s" />
          <Trans>Modules</Trans>
        </Link>
      }
      margin={
        <>
          {pick(module.title, language)}
          <br />
          <Trans>
            page {index + 1} of {count}, about {page.estimatedTime} min
          </Trans>
        </>
      }
      actions={
        <PageClock role="timer" aria-label={t`Time on this page`}>
          <Icon of={Clock} size="s" />
          {clockText(seconds)}
        </PageClock>
      }
    >
      <PageBody ref={area} margin={<PageList module={module} index={index} furthest={furthest} />}>
        <Stack>
          {module.generated && (
            <Notice tone="warning">
              <Trans>The text of this module is not on this device yet. These pages stand in for it.</Trans>
            </Notice>
          )}
          <PageContent page={page} />
        </Stack>
        <PageTurner module={module} index={index} saving={slow} onTurn={turnTo} />
        <BreakReminder />
      </PageBody>
      <ModuleInformation module={module} seconds={spent} />
      <RelatedQuizzes quizzes={module.relatedQuizzes} />
    </Page>
  )
}
