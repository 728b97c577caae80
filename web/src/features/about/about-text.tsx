import { Trans } from '@lingui/react/macro'
import {
  BookOpen,
  BrainCircuit,
  ChartLine,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  PenLine,
  Shapes,
} from 'lucide-react'
import type { ReactNode } from 'react'

interface Point {
  id: string
  icon: LucideIcon
  title: ReactNode
  text: ReactNode
}

export const ABOUT_LEAD = (
  <Trans>
    Bilingual preparation for situational judgement tests: practise, and see the reasons behind every score.
  </Trans>
)
export const MISSION = (
  <Trans>
    We want every medical school applicant to be able to prepare seriously for a situational judgement test, in French
    or English, online or offline, whatever their means. Situ doesn’t hand you “the right answer”: it helps you build
    your own and shows you, sentence by sentence, what a fair rater would see.
  </Trans>
)
/** How Situ works. */
export const PILLARS: readonly Point[] = [
  {
    id: 'evaluator',
    icon: BrainCircuit,
    title: <Trans>AI-powered</Trans>,
    text: (
      <Trans>
        Situ’s own evaluator works the same way on your device and on the server. Every score comes with its reasons and
        its range of uncertainty.
      </Trans>
    ),
  },
  {
    id: 'content',
    icon: BookOpen,
    title: <Trans>Comprehensive</Trans>,
    text: (
      <Trans>
        16 modules, 48 scenarios, 12 quizzes, timed tests, typing and exercises: everything you need to prepare.
      </Trans>
    ),
  },
  {
    id: 'rubrics',
    icon: PenLine,
    title: <Trans>Carefully built</Trans>,
    text: <Trans>Each scenario has its own rubric, written by a person, that accepts more than one good answer.</Trans>,
  },
]
export const KEY_FEATURES: readonly Point[] = [
  {
    id: 'test',
    icon: ListChecks,
    title: <Trans>Test preparation</Trans>,
    text: (
      <Trans>
        The real format, timed, with extra time (× 1.25, × 1.5 or × 2) for people entitled to it on the real test.
      </Trans>
    ),
  },
  {
    id: 'scenarios',
    icon: MessagesSquare,
    title: <Trans>AI scenarios</Trans>,
    text: <Trans>Typed or spoken answers, scored out of 9, with tips to raise your score.</Trans>,
  },
  {
    id: 'games',
    icon: Shapes,
    title: <Trans>Cognitive games</Trans>,
    text: <Trans>Short attention, emotion and judgement exercises for days when writing feels like too much.</Trans>,
  },
  {
    id: 'progress',
    icon: ChartLine,
    title: <Trans>Progress tracking</Trans>,
    text: (
      <Trans>
        Practice scores with their range of uncertainty, on all your devices. They never predict your real test result.
      </Trans>
    ),
  },
]
export const INVITATION = <Trans>The first answer is the hardest. It only takes three and a half minutes.</Trans>
/** How to install Situ where the browser has a menu for it. */
export const INSTALL_BY_MENU = (
  <Trans>
    In your browser’s menu, choose “Install” or “Add to home screen.” In Firefox on a computer, a bookmark works just as
    well: Situ also opens offline there.
  </Trans>
)
/** The same on a phone or tablet of Apple. */
export const INSTALL_BY_SHARING = (
  <Trans>In Safari, touch the Share button, then “Add to Home Screen.” Open Situ from its icon from then on.</Trans>
)
