import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  BookOpen,
  CalendarDays,
  Gamepad2,
  Keyboard,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Mic,
  RotateCcw,
  Scale,
  Video,
  Wind,
} from 'lucide-react'
import type { ActivityType } from 'shared/model/activity'

interface Kind {
  icon: LucideIcon
  name: MessageDescriptor
  /** Where the learner continues this kind of activity. */
  address: string
}

/** The name of each kind of activity, and where it continues. */
export const ACTIVITY_KINDS: Record<ActivityType, Kind> = {
  module: { icon: BookOpen, name: msg`Module`, address: '/learning' },
  scenario: { icon: MessagesSquare, name: msg`Scenario`, address: '/practice' },
  quiz: { icon: ListChecks, name: msg`Quiz`, address: '/quizzes' },
  typing: { icon: Keyboard, name: msg`Typing`, address: '/typing' },
  game: { icon: Gamepad2, name: msg`Game`, address: '/games' },
  casper_module: { icon: BookOpen, name: msg`Test preparation`, address: '/casper' },
  casper_test: { icon: ListChecks, name: msg`Practice test`, address: '/casper' },
  casper_scenario: { icon: MessagesSquare, name: msg`Practice test scenario`, address: '/casper' },
  focus: { icon: Wind, name: msg`Focus session`, address: '/focus-session' },
  speech: { icon: Mic, name: msg`Speech test`, address: '/speech-test' },
  video: { icon: Video, name: msg`Video practice`, address: '/video-practice' },
  review: { icon: RotateCcw, name: msg`Question reviewed`, address: '/review' },
  rating: { icon: Scale, name: msg`Answer scored`, address: '/practice/rate' },
  test_date: { icon: CalendarDays, name: msg`My test date`, address: '/casper' },
}
