import { Trans } from '@lingui/react/macro'
import type { Phase, Timetable } from 'shared/rules/practice/practice-test'
import { phaseMs } from 'shared/rules/practice/practice-test'
import type { PracticeRun } from '#data/practice/practice-run'
import { durationText } from '#i18n/duration-text'
import { useLanguage } from '#session/language'

/** Announces the next phase in a few words. */
export function WhatNext({ run, timetable, phase }: { run: PracticeRun; timetable: Timetable; phase: number }) {
  const language = useLanguage()
  const next: Phase | undefined = timetable.phases[phase + 1]
  if (!next) return <Trans>Next: reviewing your answers</Trans>
  const time = durationText(language, phaseMs(timetable, phase + 1) / 1000)
  if (next.kind === 'break') return <Trans>Next: a break of {time}</Trans>
  if (next.kind === 'question')
    return next.question === 0 ? <Trans>Next: the first question</Trans> : <Trans>Next: the second question</Trans>
  if (next.kind === 'spoken') return <Trans>Next: your answer, {time}</Trans>
  if (next.kind === 'typed') return <Trans>Next: both questions, {time}</Trans>
  return run.scenarios[next.scenario]?.format === 'video' ? (
    <Trans>Next: scenario {next.scenario + 1}, spoken answers</Trans>
  ) : (
    <Trans>Next: scenario {next.scenario + 1}, typed answers</Trans>
  )
}
