import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  BookOpen,
  ClipboardList,
  Keyboard,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Mic,
  RotateCcw,
} from 'lucide-react'
import type { Bilingual, Language } from 'shared/model/bilingual'
import type { Session, SessionKind } from 'shared/rules/study-plan/session'
import { pick } from '#i18n/pick'
import { planName } from '#ui/labels/plan-name'

interface Kind {
  icon: LucideIcon
  name: MessageDescriptor
}
export const PIECES: Readonly<Record<SessionKind, Kind>> = {
  review: { icon: RotateCcw, name: msg`Reviews` },
  questions: { icon: ListChecks, name: msg`Five questions` },
  typing: { icon: Keyboard, name: msg`Typing` },
  reading: { icon: BookOpen, name: msg`Reading` },
  quiz: { icon: ListChecks, name: msg`Quiz` },
  answer: { icon: MessagesSquare, name: msg`Typed answer` },
  spoken: { icon: Mic, name: msg`Spoken answer` },
  'mini-test': { icon: ClipboardList, name: msg`Mini-test` },
  'full-test': { icon: ClipboardList, name: msg`Practice test` },
}

/** The title of the session's content; empty where it has none, or where the title is not known. */
export function pieceTitle({ kind, ref }: Session, titles: ReadonlyMap<string, Bilingual>, language: Language): string {
  if (kind === 'mini-test' || kind === 'full-test') return planName(ref)
  const title = titles.get(ref)
  return title ? pick(title, language) : ''
}

/**
 * The props of a link to a screen. The router's types allow a link one fixed address, so other addresses are cast to
 * this type.
 */
export type Address = { to: '/' }

/** The address at which a session is done. */
export const pieceAddress = (session: Pick<Session, 'kind' | 'ref'>) => addressOf(session) as unknown as Address

function addressOf({ kind, ref }: Pick<Session, 'kind' | 'ref'>) {
  switch (kind) {
    case 'review':
      return { to: '/review' }
    case 'questions':
      return { to: '/review', search: { first: 1 } }
    case 'typing':
      return { to: '/typing', search: { view: 'platform' } }
    case 'quiz':
      return { to: '/quizzes/$id', params: { id: ref } }
    case 'reading':
      return { to: '/learning/$id', params: { id: ref } }
    case 'answer':
      return { to: '/practice', search: { scenario: ref } }
    case 'spoken':
      return { to: '/practice', search: { scenario: ref, answer: 'spoken' } }
    default:
      return { to: '/casper/test/$plan', params: { plan: ref } }
  }
}
