import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Why } from 'shared/rules/study-plan/session'
import { COMPETENCY_NAMES } from '#i18n/competency-names'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'

/** Why a session is in the plan, in one or two sentences; null for a session of the first look. */
export function WhyText({ why }: { why: Why }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const name = 'competency' in why ? i18n._(COMPETENCY_NAMES[why.competency]) : ''
  const nine = (value: number) => formatNumber(language, value, 1)
  switch (why.kind) {
    case 'due':
      return (
        <Plural
          value={why.count}
          one="# question you missed comes back before it is forgotten."
          other="# questions you missed come back before they are forgotten."
        />
      )
    case 'weakest':
      return (
        <Trans>
          Average for {name}: {nine(why.mean)} out of 9. This is where you have the most to gain.
        </Trans>
      )
    case 'unmeasured':
      return <Trans>Not enough is known about your {name} yet.</Trans>
    case 'missed':
      return (
        <Trans>
          You missed {why.wrong} of {why.asked} questions on {name}.
        </Trans>
      )
    case 'fragile':
      return (
        <Plural
          value={why.cards}
          one={`# question on ${name} still needs work.`}
          other={`# questions on ${name} still need work.`}
        />
      )
    case 'not-lately':
      return (
        <Plural
          value={why.days}
          one={`Last practice of ${name}: yesterday.`}
          other={`Last practice of ${name}: # days ago.`}
        />
      )
    case 'all-nine':
      return <Trans>The nine competencies at a glance.</Trans>
    case 'mixed':
      return <Trans>For a change, {name}: mixing helps more than repeating.</Trans>
    case 'typing-unknown':
      return <Trans>To know your speed: the model answers need {why.needed} WPM.</Trans>
    case 'typing-slow':
      return (
        <Trans>
          You type {why.wpm} WPM; the model answers need {why.needed}.
        </Trans>
      )
    case 'typing-keep':
      return <Trans>You type {why.wpm} WPM, which is enough. This keeps it that way.</Trans>
    case 'spoken-first':
      return <Trans>Four of the eleven scenarios of the test are answered aloud.</Trans>
    case 'spoken-short':
      return (
        <Trans>
          Your spoken answers have {why.words} words; the model answers have {why.needed}.
        </Trans>
      )
    case 'fillers':
      return <Trans>{nine(why.perHundred)} filler words in a hundred: a silence says more.</Trans>
    case 'next-module':
      return <Trans>Module {why.order}: the next one in order.</Trans>
    case 'first-rehearsal':
      return why.daysLeft === null ? (
        <Trans>A first full practice test shows where you stand. The other days of the week are shorter.</Trans>
      ) : (
        <Plural
          value={why.daysLeft}
          one="A first full practice test, # day before the real one. The other days of the week are shorter."
          other="A first full practice test, # days before the real one. The other days of the week are shorter."
        />
      )
    case 'second-rehearsal':
      return (
        <Trans>
          The second full practice test, with what the first one showed. The other days of the week are shorter.
        </Trans>
      )
    case 'first-look':
      return null
    case 'short-rehearsal':
      return <Trans>Timed like the real test. A full practice test would not fit in your week.</Trans>
  }
}
