import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  BookOpen,
  CalendarDays,
  ClipboardList,
  Keyboard,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Settings2,
  Shapes,
  Video,
} from 'lucide-react'
import type { User } from 'shared/model/people/user'
import { paths } from '../paths'

export interface SidebarEntry {
  id: string
  to: (typeof paths)[Exclude<keyof typeof paths, 'module' | 'quiz' | 'practiceTest' | 'practiceRun' | 'practiceResult'>]
  label: MessageDescriptor
  icon: LucideIcon
  /** A divider follows this entry. */
  divider?: true
}

const ENTRIES: readonly SidebarEntry[] = [
  { id: 'dashboard', to: paths.home, label: msg`Dashboard`, icon: LayoutDashboard },
  { id: 'learning', to: paths.modules, label: msg`Learning`, icon: BookOpen },
  { id: 'quizzes', to: paths.quizzes, label: msg`Quizzes`, icon: ListChecks },
  { id: 'practice', to: paths.practice, label: msg`Practice`, icon: MessagesSquare },
  { id: 'videoPractice', to: paths.videoPractice, label: msg`Video practice`, icon: Video },
  { id: 'practiceTests', to: paths.testPreparation, label: msg`Practice tests`, icon: ClipboardList },
  { id: 'games', to: paths.games, label: msg`Games`, icon: Shapes },
  { id: 'typing', to: paths.typing, label: msg`Typing`, icon: Keyboard },
  { id: 'scheduler', to: paths.scheduler, label: msg`Scheduler`, icon: CalendarDays, divider: true },
  { id: 'contact', to: paths.contact, label: msg`Contact`, icon: Mail },
]
const ADMINISTRATION: SidebarEntry = { id: 'admin', to: paths.admin, label: msg`Administration`, icon: Settings2 }

/** The entries for this person; Administration is only for the administrator. */
export const sidebarEntries = (user: User): readonly SidebarEntry[] =>
  user.role === 'admin' ? [...ENTRIES, ADMINISTRATION] : ENTRIES

/** Whether a path is the dashboard under its other address, which highlights the same entry. */
export const isHomeToo = (pathname: string) => pathname.replace(/(.)\/$/, '$1') === paths.dashboard

/** The first four entries of a phone's bottom bar; the fifth opens the rest. */
export const BOTTOM_ENTRIES: readonly SidebarEntry[] = [
  { id: 'dashboard', to: paths.home, label: msg`Home`, icon: LayoutDashboard },
  { id: 'learning', to: paths.modules, label: msg`Modules`, icon: BookOpen },
  { id: 'practice', to: paths.practice, label: msg`Practice`, icon: MessagesSquare },
  { id: 'quizzes', to: paths.quizzes, label: msg`Quizzes`, icon: ListChecks },
]
