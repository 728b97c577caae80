import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft, Clock } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { startPageIndex, totalSeconds } from 'shared/rules/progress/module-progress'
import { useStoredState } from '#data/progress/module-states'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Loading } from '#ui/feedback/loading'
import { Notice } from '#ui/feedback/notice'
import { clockText } from '#ui/feedback/timer'
import { Icon } from '#ui/icon'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { Stack } from '#ui/layout/stack'
import { BreakReminder } from './break-reminder'
import { ModuleInformation } from './module-information'
import { PageContent } from './page-content'
import { PageList } from './page-list'
import { PageTurner } from './page-turner'
import { RelatedQuizzes } from './related-quizzes'
import { useFocusOnTurn } from './use-focus-on-turn'
import type { ReadableModule } from './use-module'
import { usePageKeys } from './use-page-keys'
import { useReading } from './use-reading'
import { useServerPlace } from './use-server-place'

/**
 * The time spent on this page. Where the app has a top bar (below `lg`), the clock is fixed in that bar, so that it
 * never scrolls away.
 */
const PageClock = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    padding: { base: '8px 6px', md: '8px 12px' },
    borderRadius: 'md',
    background: 'bg.subtle',
    fontWeight: 600,
    fontSize: { base: 'lg', lg: 'xl' },
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    position: { base: 'fixed', lg: 'static' },
    top: { base: '6px' },
    // Leaves room for the other controls of the top bar; the sync indicator among them also shows words from `sm` on.
    right: { base: '152px', sm: '292px' },
    '& > svg': { display: { base: 'none', md: 'block' } },
    zIndex: { base: 'nav' },
    _print: { display: 'none' },
  },
})

/**
 * The page number in the address; an invalid one is ignored (the router also passes values that its own validation
 * rejected).
 */
const pageOf = (page: unknown) => (Number.isInteger(page) && Number(page) > 0 ? Number(page) : undefined)

/**
 * Opens a module at the page in the address, otherwise at the position saved on this device; a module that was never
 * opened here, at the position that the server has.
 */
export function ModuleReader({ module }: { module: ReadableModule }) {
  const stored = useStoredState(module.id)
  const elsewhere = useServerPlace(module)
  const asked = pageOf((useSearch({ strict: false }) as { page?: unknown }).page)
  if (stored === undefined) return <Loading />
  // The module was never opened on this device, but perhaps on another one, whose position is awaited.
  if (asked === undefined && stored.currentAt === 0 && elsewhere === undefined) return <Loading />
  const place = stored.currentAt === 0 && elsewhere ? elsewhere : stored
  const index = startPageIndex(asked ?? place.currentPage, module.pages.length)
  return <OpenPage module={module} asked={asked} index={index} furthest={place.lastPage} spent={totalSeconds(place)} />
}

interface Opened {
  module: ReadableModule
  /** The 1-based page number in the address; undefined without a valid one. */
  asked: number | undefined
  index: number
  /** The furthest page that the learner has reached, 1-based; 0 for none. */
  furthest: number
  /** Seconds in this module, on all devices. */
  spent: number
}
function OpenPage({ module, asked, index, furthest, spent }: Opened) {
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

  useFocusOnTurn(index)
  // The address always contains the page number, even of the first page, so that Back and a reload stay inside the
  // module. An address that already has the number is not replaced, because that would undo the scrolling to the top of
  // the new page.
  useEffect(() => {
    if (asked === index + 1) return
    void navigate({
      to: '/learning/$id',
      params: { id: module.id },
      search: { page: index + 1 },
      replace: true,
      resetScroll: false,
    })
  }, [navigate, module.id, asked, index])

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
          {!page.isRequired && (
            <>
              <br />
              <Trans>Optional page</Trans>
            </>
          )}
        </>
      }
      actions={
        <PageClock data-bar role="timer" aria-label={t`Time on this page`}>
          <Icon of={Clock} size="s" />
          {clockText(seconds)}
        </PageClock>
      }
    >
      <PageBody ref={area} margin={<PageList module={module} index={index} furthest={furthest} />}>
        <Stack>
          {module.generated && (
            <Notice tone="warning">
              <Trans>The text of this module is not on this device yet. These pages replace it for now.</Trans>
            </Notice>
          )}
          <PageContent moduleId={module.id} page={page} />
        </Stack>
        <PageTurner module={module} index={index} saving={slow} onTurn={turnTo} />
      </PageBody>
      <BreakReminder />
      <ModuleInformation module={module} seconds={spent} />
      <RelatedQuizzes quizzes={module.relatedQuizzes} />
    </Page>
  )
}
