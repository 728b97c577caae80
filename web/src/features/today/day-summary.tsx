import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { movedOn } from 'shared/rules/study-plan/moved-today'
import { COMPETENCY_NAMES } from '#i18n/competency-names'
import { formatDate, formatMinutes, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import type { StudyPlan } from '#session/use-study-plan'
import { PIECES } from '#ui/labels/study-pieces'

const Lines = chakra('ul', {
  base: { display: 'grid', gap: '1.5', '& > li': { fontSize: '.9375rem', color: 'fg.muted' }, '& b': { color: 'fg' } },
})
const Title = chakra('h3', { base: { fontWeight: 600, fontSize: 'md', marginBottom: '2' } })
const Part = chakra('section', { base: { padding: '14px 16px', borderTop: '1px solid {colors.border}' } })

function MovedMean({ name, mean, answers }: { name: string; mean: string; answers: number }) {
  return (
    <Plural
      value={answers}
      one={`${name}: ${mean} out of 9 over # answer. One answer says little.`}
      other={`${name}: ${mean} out of 9 on average over # answers.`}
    />
  )
}

/** What the day changed and what comes next, once all its sessions are done. */
export function DaySummary({ plan: { study, day, coming, today } }: { plan: StudyPlan }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { competencies, reviewed, asked, right, typed } = movedOn(study.log, day)
  const next = coming.find(({ sessions }) => sessions.length > 0)
  const nine = (value: number) => formatNumber(language, value, 1)
  const nextDay = next && formatDate(language, `${next.day}T12:00:00`, 'weekday')
  const minutes = formatMinutes(language, today.minutes)
  const before = typed?.before ?? null
  return (
    <>
      <Part aria-labelledby="today-moved">
        <Title id="today-moved">
          <Trans>{minutes}, all done. What changed:</Trans>
        </Title>
        <Lines>
          {competencies.map(({ competency, after }) => (
            <li key={competency}>
              <MovedMean
                name={i18n._(COMPETENCY_NAMES[competency])}
                mean={nine(after.mean ?? 0)}
                answers={after.answers}
              />
            </li>
          ))}
          {asked > 0 && (
            <li>
              <Plural
                value={right}
                one={`# right answer out of ${asked}.`}
                other={`# right answers out of ${asked}.`}
              />
            </li>
          )}
          {reviewed > 0 && (
            <li>
              <Plural value={reviewed} one="# question reviewed." other="# questions reviewed." />
            </li>
          )}
          {typed && (
            <li>
              {before === null ? (
                <Trans>{Math.round(typed.best)} WPM: your first typing speed.</Trans>
              ) : (
                <Trans>
                  {Math.round(typed.best)} WPM, compared with {Math.round(before)} before.
                </Trans>
              )}
            </li>
          )}
          {competencies.length === 0 && asked === 0 && reviewed === 0 && !typed && (
            <li>
              <Trans>What you read will show in the answers to come.</Trans>
            </li>
          )}
        </Lines>
      </Part>
      {next && (
        <Part aria-labelledby="today-next">
          <Title id="today-next">
            <Trans>Next, on {nextDay}:</Trans>
          </Title>
          <p>
            {next.sessions.map((one) => i18n._(PIECES[one.kind].name)).join(' · ')},{' '}
            {formatMinutes(language, next.minutes)}
          </p>
        </Part>
      )}
    </>
  )
}
