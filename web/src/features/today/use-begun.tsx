import { Trans } from '@lingui/react/macro'
import { ClipboardList, ListChecks, type LucideIcon, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import type { StudyPlan } from '#session/use-study-plan'
import { planName } from '#ui/labels/plan-name'
import type { Address } from '#ui/labels/study-pieces'

const DRAFTS_SHOWN = 2

export interface Begun {
  key: string
  icon: LucideIcon
  title: ReactNode
  caption: ReactNode
  address: Address
}

/**
 * Unfinished work: a practice test first, then a quiz, then at most `DRAFTS_SHOWN` answers. A quiz or an answer whose
 * title is unknown is left out.
 */
export function useBegun({ study: { unfinished, titles } }: StudyPlan): Begun[] {
  const language = useLanguage()
  const { test, quizId, draftIds } = unfinished
  const titleOf = (id: string) => {
    const title = titles.get(id)
    return title ? pick(title, language) : undefined
  }
  const quiz = quizId && titleOf(quizId)
  return [
    ...(test
      ? [
          {
            key: test.id,
            icon: ClipboardList,
            title: planName(test.planId),
            caption: <Trans>In progress: its clock keeps running.</Trans>,
            address: { to: '/casper/run/$run', params: { run: test.id } } as unknown as Address,
          },
        ]
      : []),
    ...(quiz
      ? [
          {
            key: quizId,
            icon: ListChecks,
            title: quiz,
            caption: <Trans>A quiz you have started.</Trans>,
            address: { to: '/quizzes/$id', params: { id: quizId } } as unknown as Address,
          },
        ]
      : []),
    ...draftIds.slice(0, DRAFTS_SHOWN).flatMap((id) => {
      const title = titleOf(id)
      return title
        ? [
            {
              key: id,
              icon: PenLine,
              title,
              caption: <Trans>An answer you have started.</Trans>,
              address: { to: '/practice', search: { scenario: id } } as unknown as Address,
            },
          ]
        : []
    }),
  ]
}
