import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Coffee, Keyboard, Video } from 'lucide-react'
import type { ScenarioFormat } from 'shared/model/content/scenario'
import {
  type Part,
  partsOf,
  phasesOf,
  QUESTION_SECONDS,
  READING_SECONDS,
  SPOKEN_SECONDS,
  TYPED_SECONDS,
  totalSeconds,
} from 'shared/rules/practice/practice-test'
import type { ExtraTime } from 'shared/rules/quizzes/quiz-run'
import { durationText } from '#i18n/duration-text'
import { useLanguage } from '#session/language'
import { Icon } from '#ui/icon'
import { List } from '#ui/layout/list'

const Total = chakra('p', { base: { marginTop: '3', fontSize: '.9375rem', color: 'fg.muted' } })
const ICONS = { video: Video, typed: Keyboard, break: Coffee }

/** The parts of the test, with the learner's times. */
export function TestOutline({ formats, extraTime }: { formats: readonly ScenarioFormat[]; extraTime: ExtraTime }) {
  const { t } = useLingui()
  const language = useLanguage()
  const parts = partsOf(formats)
  const time = (seconds: number) => durationText(language, seconds * extraTime)
  const rest = parts.filter(({ kind }) => kind === 'break').reduce((sum, { seconds }) => sum + seconds, 0)
  const total = totalSeconds({ phases: phasesOf(formats), extraTime })
  return (
    <>
      <List aria-label={t`Parts of the test`}>
        {parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
          <li key={i}>
            <Icon of={ICONS[part.kind]} />
            <span className="grow">
              <b>
                <PartTitle part={part} />
              </b>
              <small>
                <PartRule kind={part.kind} time={time} />
              </small>
            </span>
            <span className="end num">{time(part.seconds)}</span>
          </li>
        ))}
      </List>
      <Total>
        {rest > 0 ? (
          <Trans>
            {durationText(language, total)} at most, including {time(rest)} of breaks that you can cut short.
          </Trans>
        ) : (
          <Trans>{durationText(language, total)} at most.</Trans>
        )}{' '}
        <Trans>Each step ends automatically; you cannot go back.</Trans>
      </Total>
    </>
  )
}

function PartTitle({ part: { kind, scenarios } }: { part: Part }) {
  if (kind === 'break') return <Trans>Break, optional</Trans>
  return kind === 'video' ? (
    <Plural value={scenarios} one="# scenario answered aloud" other="# scenarios answered aloud" />
  ) : (
    <Plural value={scenarios} one="# scenario answered in writing" other="# scenarios answered in writing" />
  )
}

function PartRule({ kind, time }: { kind: Part['kind']; time: (seconds: number) => string }) {
  if (kind === 'break') return <Trans>To stand up, drink, breathe</Trans>
  return kind === 'video' ? (
    <Trans>
      {time(READING_SECONDS)} to read the situation; two questions, each {time(QUESTION_SECONDS)} to read and{' '}
      {time(SPOKEN_SECONDS)} to answer
    </Trans>
  ) : (
    <Trans>
      {time(READING_SECONDS)} to read the situation; {time(TYPED_SECONDS)} for both questions together
    </Trans>
  )
}
